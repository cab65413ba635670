/** The two sizes a page is looked at. */
export const AT_A_DESK = { width: 1280, height: 800 };
export const ON_A_PHONE = { width: 390, height: 844 };
