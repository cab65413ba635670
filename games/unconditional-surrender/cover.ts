/** The cover: from the sea and from the steppe the arrows close on the last grey counters. */
export const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">
<defs>
<pattern id="us-hex" width="21" height="36" patternUnits="userSpaceOnUse"><path d="M0 18V6L10.5 0 21 6V18L10.5 24ZM10.5 24V36" fill="none" stroke="#14130f" stroke-opacity=".1"/></pattern>
<g id="us-plane"><path d="M-15 0C-6-3 8-3 13-1.2 15-.6 15 .6 13 1.2 8 3-6 3-15 0Z"/><path d="M5 0-1-17-6-17-4 0-6 17-1 17ZM-11 0-13-6-16-6-15 0-16 6-13 6Z"/></g>
<g id="us-ship"><path d="M-13-3H14L9 4H-10Z"/><path d="M-6-4V-8H-1V-11H3V-8H5V-4Z"/></g>
</defs>
<path fill="#d8c9a2" d="M0 0H240V200H0Z"/>
<path fill="#c3b183" d="M150 200C158 170 182 160 188 136S216 96 210 66 222 20 216 0H240V200Z"/>
<path fill="#2c5d70" stroke="#efe4c4" stroke-width="2" d="M-4-4H74C66 12 92 26 86 44S58 62 64 82 58 110 44 122 50 160 34 178 40 196 36 204H-4Z"/>
<path fill="#2c5d70" stroke="#efe4c4" stroke-width="2" d="M112-4C110 12 124 20 136 14S150 24 162 18 170 4 174-4Z"/>
<path fill="none" stroke="#5f93a8" stroke-width="2" d="M92 204C96 176 116 168 112 146M178 204C182 180 166 164 176 142S164 112 172 92"/>
<path fill="url(#us-hex)" d="M0 0H240V200H0Z"/>
<path fill="none" stroke="#14130f" stroke-width="3" stroke-dasharray="1 5" stroke-linecap="round" d="M98 52C88 74 96 92 90 112S104 146 96 172M152 46C146 66 160 82 152 104S166 140 158 168"/>
<path fill="#5d6e34" stroke="#f4ecd4" stroke-width="1.5" d="M-6 150C20 142 52 132 76 116L70 106 106 104 90 138 85 128C60 144 26 158-6 168Z"/>
<path fill="none" stroke="#f4ecd4" stroke-width="1.5" stroke-dasharray="5 4" d="M0 158C30 150 58 138 82 121"/>
<path fill="#a8392f" stroke="#f4ecd4" stroke-width="1.5" d="M246 40C216 50 190 66 172 90L163 82 142 112 178 112 172 104C192 82 218 68 246 60Z"/>
<path fill="none" stroke="#f4ecd4" stroke-width="1.5" stroke-dasharray="5 4" d="M240 51C214 60 188 76 170 98"/>
<path fill="#a8392f" stroke="#f4ecd4" stroke-width="1.5" d="M246 152C220 160 196 158 176 146L182 138 150 134 164 164 170 156C194 172 222 174 246 166Z"/>
<g stroke="#f4ecd4" stroke-width="1.4"><path fill="#4a544f" d="M110 62h24v24h-24ZM114 92h24v24h-24ZM112 122h24v24h-24Z"/><path fill="none" d="M114 68h16v12h-16ZM114 68l16 12M130 68l-16 12M118 98h16v12h-16ZM121 104a5 3.4 0 0 1 10 0 5 3.4 0 0 1-10 0M116 128h16v12h-16ZM116 128l16 12M132 128l-16 12"/></g>
<g fill="#f4ecd4"><use href="#us-plane" transform="translate(38 46) rotate(18)"/><use href="#us-plane" transform="translate(64 30) rotate(18) scale(.8)"/><use href="#us-plane" transform="translate(18 74) rotate(18) scale(.8)"/><use href="#us-ship" transform="translate(22 116)"/><use href="#us-ship" transform="translate(16 184) scale(.8)"/></g>
<path fill="none" stroke="#f4ecd4" stroke-opacity=".6" d="M2 122C10 119 14 125 22 122S34 125 42 121M4 189C10 187 14 191 20 189"/>
</svg>`;
