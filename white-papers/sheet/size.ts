/** Width of a picture in px of the page: the whole type area of 166 mm. */
export const pictureWidth = 627
