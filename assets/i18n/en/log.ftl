## How the log puts words together. Deeds are sentences without their subject: “is the Thief”, “moves from 13 to 15”.

told-deeds = { $name } { $deeds }.
# Between the parts of a heading: “Round 4 · Ada has the idol”
told-heading-joint = {" · "}
