/** The cover: placeholder. */
export const cover = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200"></svg>';
