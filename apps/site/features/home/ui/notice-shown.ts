/** Under this name the browser keeps the last notice it has shown, as its version. */
export const shownKey = 'notice-popup'

/**
 * Runs right behind the strip, before anything is painted: takes away a notice that this browser has shown, or that
 * ended while the page lay in a cache. Later the page below would jump.
 */
export const takeShownNoticeAway = `{const strip=document.currentScript.previousElementSibling,{notice,until}=strip.dataset;let shown;try{shown=localStorage.getItem('${shownKey}')}catch{}if(shown===notice||Date.now()>=Date.parse(until))strip.remove()}`
