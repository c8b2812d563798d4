// Apart from the schemas: forms need the numbers, and not the library that checks them, in the browser.
export const PASSWORD_MIN = 6;
/** Long enough for any sentence; hashing a longer text would let an attacker keep the server busy. */
export const PASSWORD_MAX = 128;
