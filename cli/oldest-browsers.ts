/** The oldest browsers that can use the product (decision 25): scripts and styles are lowered to what they know. */
export const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4", "ios16.4"];
