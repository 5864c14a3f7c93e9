/** Where the layout of phones shows, as the style sheets say it too. */
export const phoneLayout = '(width <= 767px)';
