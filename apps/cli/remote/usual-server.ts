/** Where `serve` and `npm start` listen, unless told otherwise. */
export const USUAL_SERVER = 'http://127.0.0.1:8080';
