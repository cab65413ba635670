/** The cover: a field gun before Adrianople at dusk, the four minarets and the wire between them. */
export const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">
<path fill="#f0d9a8" d="M0 0h240v200H0z"/>
<path fill="#eab97c" d="M0 50c50-9 190-11 240 2v148H0z"/>
<circle cx="180" cy="80" r="33" fill="#f9efd0"/>
<path fill="#d98d5f" d="M0 96c60-10 170-6 240 4v100H0z"/>
<path fill="#a9644f" d="m0 114 26-22 20 14 32-28 32 30 26-8 30 14 40-20 34 20v90H0z"/>
<g fill="#4b2a3b">
<path d="M122 132v-13h26c0-2 1-3 3-3 1-14 13-23 28-24l1-8 1 8c15 1 27 10 28 24 2 0 3 1 3 3h26v13z"/>
<path d="M132 120a9 9 0 0 1 17-2v4h-17zM228 120a9 9 0 0 0-17-2v4h17z"/>
<path id="balkan-minaret" d="M145 130V64l2.5-12L150 64v66zM143.3 76h8.400v3h-8.400zM143.3 96h8.400v3h-8.400z"/>
<use href="#balkan-minaret" x="65"/><use href="#balkan-minaret" x="-21" y="9"/><use href="#balkan-minaret" x="86" y="9"/>
</g>
<path fill="#7a4540" d="M0 134c40-10 80-8 120-4s80 2 120-2v72H0z"/>
<path fill="#54323a" d="M0 150c34-8 70-2 104 2s96 0 136-6v54H0z"/>
<path fill="none" stroke="#2a1a24" stroke-width="1.5" d="m136 152-4 16m0-14 4 13m32-17-4 17m0-15 4 14m32-18-4 17m0-15 4 14m36-19-4 17m0-15 4 14M126 157q20 6 40-1t36-1 38-4M126 164q20-5 40 0t36-2 38-1"/>
<path fill="#1f151d" d="M0 176c30-10 60-12 96-4l34 10c40 8 80 0 110-8v26H0z"/>
<g fill="none" stroke="#1f151d" stroke-linecap="round">
<path d="m58 150 54-19" stroke-width="5.5"/><path d="m52 151 33-10" stroke-width="9"/><path d="m60 156-42 22" stroke-width="5"/>
<path d="m73 129 10 25" stroke-width="3.5"/>
<circle cx="72" cy="160" r="17" stroke-width="4"/>
<path d="M72 143v34M55 160h34m-29-12 24 24m0-24-24 24" stroke-width="2"/>
</g>
<circle cx="72" cy="160" r="4.5" fill="#1f151d"/>
<path fill="#1f151d" d="M22 174c-2-10 0-19 5-22l-1-6-2-3 1-5c3-3 9-3 12 0l1 5-2 3-1 6c5 3 7 8 6 12l10 4-2 3-12-3-1 6z"/>
</svg>`;
