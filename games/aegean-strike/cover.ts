/** The cover: a carrier under way between the islands, an F-14 off her bow, the strait in the evening. */
export const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">
<path fill="#cfe3ea" d="M0 0h240v200H0z"/>
<path fill="#f4e3c3" d="M0 62c70-12 170-10 240 2v50H0z"/>
<circle cx="62" cy="80" r="24" fill="#fbf3da"/>
<path fill="#c9a98f" d="m0 104 22-14 20 8 26-20 18 12 16-4 22 18z"/>
<path fill="#a98d7e" d="m112 104 26-22 16 8 24-26 22 18 18-6 22 16v12z"/>
<g fill="#fffaf0"><path d="M166 92h7v7h-7zm9-4h8v11h-8zm10 5h7v6h-7zm9-3h6v9h-6zm8 4h9v5h-9z"/><path d="M175 88a4 4 0 0 1 8 0z"/></g>
<path fill="#3f86a3" d="M0 102h240v98H0z"/>
<path fill="#327690" d="M0 122c50-6 90 6 130 2s80-8 110-2v78H0z"/>
<path fill="#245d75" d="M0 152c46-8 84 6 128 2s78-8 112 0v46H0z"/>
<g fill="none" stroke="#bfe0e6" stroke-width="1.600" stroke-linecap="round"><path d="M14 116h20m22 8h14m118-8h24M24 140h12m176-2h16M190 112h10"/></g>
<g fill="#2b3139">
<path d="M38 146h158l12-12h-6l-1-3H34l-6 4z"/>
<path d="M126 131v-15h6v-7h5V96h2v13h8v7h5v15z"/><path d="M141 104h10v2h-10zM133 99h4v2h-4z"/>
<path d="M46 131c2-4 5-5 9-5l2-4 2 4h9v5zM76 131c2-4 5-5 9-5l2-4 2 4h9v5z"/>
</g>
<path fill="#171c22" d="M30 146h172l-10 14c-48 5-100 5-148 0z"/>
<path fill="#e8f4f5" d="M40 160c50 6 104 6 156 0l12 5c-60 8-122 8-184 0z"/>
<path fill="#f3ecd9" d="M48 134h70v1.200H48z"/>
<g transform="translate(150 34) rotate(-14)">
<path fill="#3b4650" d="M-62 6c22-4 40-7 56-7l14-9 12 1-5 8 28 3 20-2-10 7-22 3-26 3-10 9h-9l3-9-20-1z"/>
<path fill="#222a32" d="m6 0 16-22h9L24 2zM-8 7l-8 15h10l16-13z"/>
<path fill="#9fc4cf" d="M-34 1c5-4 12-5 18-4l-3 4z"/>
<path fill="#f2a65a" d="m62-1 14 1-13 4z"/>
</g>
<path fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round" opacity=".8" d="M222 16q10-3 18-6"/>
</svg>`;
