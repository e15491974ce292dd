### The home page, and what the host says in the terminal.

# The name of the program; the same in every language.
home-title = Temple Companion
home-tagline = Your helper beside the box: checks moves, counts, keeps score and keeps secrets.
# Said under the games. "It" is the network.
home-private = Runs on your own network and needs no internet. Nothing ever leaves it.
home-sorry = That did not work, and nothing has changed. Please try again.

## The switches in the head of the page; only a screen reader says these labels.

home-language = Language
# This language in its own words.
home-language-name = English
home-light = Appearance
home-light-light = Light
home-light-dark = Dark
home-light-system = Same as device

## What can be done from here

home-play = New table
home-join = Join a table
home-continue = Continue
# After the game's name, in the list of tables to go on with.
home-as-host = as host
home-as-player = as player

## The cards. The games' titles stay as they are printed.

home-players = { $least } to { $most } players
home-ready = Not playable here yet
home-ready-how = You can already describe your copy and print its sheets.

home-tikal-about = Counts your action points, checks every step along the stones and works out each scoring round.
home-tikal-picture = A stepped temple before the sun
home-tikal-2-about = Keeps keys, treasures and special cards secret, tracks the pirogues and works out both scorings.
home-tikal-2-picture = A pirogue on a river
home-lost-temple-about = Checks every move from Shaman to Child, counts gems and machetes and keeps drafted characters secret.
home-lost-temple-picture = An idol in the jungle

## In the terminal

home-open = Open one of these addresses on a phone in the same network, or on this computer:
home-owner = Only on this computer (shows all saved tables):
home-scan = Or scan this with a phone:
home-stop = Press Ctrl-C to stop.
# Said in the terminal where somebody asked for a window.
home-no-window = A window of its own needs Chrome, Chromium or Edge, and none could be opened: this is an ordinary tab.
home-port-taken = Port { $wished } is in use, so the app uses port { $port }.
# $why is the system's own word for it.
home-port-refused = Cannot listen on { $host }, port { $port }: { $why }.

# Answers to a browser that came by a name or from a page that is not this computer's. "--allow-host" is typed in a terminal.
home-wrong-name = This computer does not answer to “{ $name }”. Open the address that the host shows. If this name is meant to lead here, start the program with --allow-host { $name }
home-wrong-page = A page of “{ $name }” asked for this, not a page of this computer. Nothing was opened. If that page is meant to lead here, start the program with --allow-host and its name.

# A second start while the first one runs. $address is where it runs.
home-runs-already = Temple Companion is already running: { $address }
home-runs-silently = Temple Companion is already running, but it does not answer (process { $process }). End it first.
