/** Of what a first look keeps in this browser, by an act of its own. */
export const firstLookDatabase = 'armor-first-look'
