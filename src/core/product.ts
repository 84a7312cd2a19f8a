export const PRODUCT_NAME = 'Coquelicot';
export const PRODUCT_TAGLINE = 'Le site de rencontre fun, local et décomplexé';
