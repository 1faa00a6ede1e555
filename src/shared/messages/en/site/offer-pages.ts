import { performanceBasedFeeTexts } from './performance-based-fee.ts'
import { septemberPlayTexts } from './september-play.ts'

/** The pages of the two funding offers. */
export const offerPageTexts = {
  septemberPlay: septemberPlayTexts,
  performanceFee: performanceBasedFeeTexts,
  /** By the keys of the sessions. */
  sessions: {
    title: 'Talk it through first',
    descriptions: {
      'profile-review': 'A quick assessment',
      'strategy-session': 'A personalized roadmap credited toward the package',
    },
  },
}
