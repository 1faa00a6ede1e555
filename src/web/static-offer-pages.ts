import { performanceBasedFee } from './pages/static/performance-based-fee-page.tsx'
import { tenKSeptemberPlay } from './pages/static/september-play-page.tsx'
import { staticPages } from './static-page.ts'

/** The pages of the two funding offers, each one object beside what it draws. */
export const offerPages = staticPages({ ...tenKSeptemberPlay, ...performanceBasedFee })
