/** Zod's own sentences in Spanish; a file of its own, loaded with the Spanish texts. */
import { es } from 'zod/locales'

export const spanishChecks = es
