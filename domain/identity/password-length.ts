// Apart from the schemas: forms need the numbers, and not the library that checks them, in the browser.
export const PASSWORD_MIN = 6;
/** Long enough for any sentence; hashing more would be work for an attacker to order. */
export const PASSWORD_MAX = 128;
