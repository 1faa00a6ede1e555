import { applicationDataTexts } from '../application-data.ts'
import { fundingTexts } from '../funding.ts'
import { fundingStatusTexts } from '../funding-status.ts'

/** Applications for funding. */
export const texts = {
  funding: fundingTexts,
  fundingStatus: fundingStatusTexts,
  applicationData: applicationDataTexts,
}
