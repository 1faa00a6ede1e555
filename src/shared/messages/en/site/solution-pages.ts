import { armorReadyTexts } from './armor-ready.ts'
import { brokenLeaseTexts } from './broken-lease.ts'
import { collectionsDisputeModuleTexts } from './collections-dispute-module.ts'
import { collectionsToolkitTexts } from './collections-toolkit.ts'
import { creditFastTrackModuleTexts } from './credit-fast-track-module.ts'
import { entityReadinessBundleTexts } from './entity-readiness-bundle.ts'
import { fundingApplicationModuleTexts } from './funding-application-module.ts'
import { toolkitsTexts } from './toolkits.ts'

/** The pages of toolkits and modules. */
export const solutionPageTexts = {
  toolkits: toolkitsTexts,
  collectionsDispute: collectionsDisputeModuleTexts,
  fastTrack: creditFastTrackModuleTexts,
  fundingApplication: fundingApplicationModuleTexts,
  armorReady: armorReadyTexts,
  entityReadiness: entityReadinessBundleTexts,
  brokenLease: brokenLeaseTexts,
  collectionsToolkit: collectionsToolkitTexts,
}
