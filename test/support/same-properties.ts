import fc from 'fast-check'

// What fails, fails in every run: `npm test` tries the same examples of a property each time, and the soak others.
if (process.env.ARMOR_SOAK === undefined) fc.configureGlobal({ seed: 29 })
