/** What never changes about the product's name; contact details come from configuration. */
export const PRODUCT_NAME = "Joia da Base";
export const TAGLINE = "Descubra e desenvolva o futuro do futebol brasileiro";
