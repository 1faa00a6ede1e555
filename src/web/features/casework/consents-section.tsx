import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { formatInstant } from '../../lib/format.ts'
import { Table } from '../../ui/table.tsx'
import { CaseSection } from './case-section.tsx'

const { consents: texts, sections } = caseworkTexts

/** What the person agreed to and withdrew, with the wording that was shown. */
export function ConsentsSection({ consents }: { consents: StaffCase['consents'] }) {
  const rows = consents.map((consent, at) => ({ ...consent, key: at }))
  return (
    <CaseSection id="consents" title={sections.consents} wide>
      {rows.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <Table
          caption={texts.caption}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { id: 'day', title: texts.day, rowHeader: true, cell: ({ at }) => formatInstant(at) },
            {
              id: 'channel',
              title: texts.channel,
              cell: ({ channel }) => texts.channels[channel] ?? channel,
            },
            {
              id: 'what',
              title: texts.what,
              cell: ({ direction }) => (
                <span className={direction === 'granted' ? 'text-press' : 'text-alarm'}>
                  {texts[direction]}
                </span>
              ),
            },
            {
              id: 'wording',
              title: texts.wording,
              cell: ({ wording, wordingVersion }) => (
                <>
                  <span className="break-words">{wording}</span>
                  <span className="block text-muted">{texts.version(wordingVersion)}</span>
                </>
              ),
            },
            {
              id: 'from',
              title: texts.from,
              cell: ({ page, actor }) => (
                <>
                  <span className="sm:whitespace-nowrap">{page}</span>
                  <span className="block text-muted">{texts.actors[actor] ?? actor}</span>
                </>
              ),
            },
          ]}
        />
      )}
    </CaseSection>
  )
}
