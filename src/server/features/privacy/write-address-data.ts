import type { Readable } from 'node:stream'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { noClient } from '../../holding.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { listFundingFiles } from '../funding/funding-records.ts'
import { archiveInstant, dataArchive } from './data-archive.ts'
import { fundingEntry } from './funding-entry.ts'
import { myDataRecords } from './my-data-records.ts'
import { privacyTextsIn } from './privacy-texts.ts'

/**
 * Everything held about an address that its reader has proven, outside of its cases, as one ZIP in the person's language: purchases,
 * payments, consents, messages, guides, mails and applications with their files. A case has an archive of its own.
 */
export async function writeAddressData(
  deps: Deps,
  email: string,
): Promise<{ bytes: Readable; fileName: string; contentType: string }> {
  const { db } = deps.database
  const address = emailKeyOf(email)
  const language = await languageOfPerson(db, email)
  const madeAt = deps.clock.now()
  const parts = await myDataRecords(deps, { clientId: noClient, address, language })
  const stored = (await listFundingFiles(db, address)).map((file) => fundingEntry(deps.sealer, file))
  const { title, address: texts } = privacyTextsIn(language).archiveTexts
  return dataArchive(deps, {
    language,
    title,
    made: texts.made(email, archiveInstant(madeAt)),
    madeAt,
    parts,
    stored,
    fileName: 'armor-my-data.zip',
  })
}
