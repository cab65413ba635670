/** Colours given in order to what no game has coloured: pale grounds, strong lines and tints. */

const GROUNDS = ['#f4efdc', '#cfe3c0', '#d9c6a5', '#c9e1f2', '#e3d3e6', '#dcdcdc', '#f2d9c4', '#c4dcd6'];
const LINES = ['#1f6fb2', '#8a4b08', '#333333', '#0b7a75', '#7a1fa2'];
const TINTS = ['#b3261e', '#1a5fb4', '#2e7d32', '#8e24aa', '#c77700', '#00796b'];

const inOrder = (colours: readonly string[], index: number): string => colours[index % colours.length] as string;

export const groundColour = (index: number): string => inOrder(GROUNDS, index);
export const lineColour = (index: number): string => inOrder(LINES, index);
export const tintColour = (index: number): string => inOrder(TINTS, index);
