import { Fragment } from 'react'
import type { DescribedSetting } from '../../../shared/api/settings.ts'
import { settingsTexts } from '../../../shared/messages/staff/settings.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'
import { narrowScreen, useMedia } from '../../lib/use-media.ts'
import { FoldedRows } from '../../ui/folded-rows.tsx'
import { Table } from '../../ui/table.tsx'

const texts = settingsTexts.list

/** Every setting, in the order of the manual; on a phone each is a line that opens. */
export function SettingTable({ settings }: { settings: readonly DescribedSetting[] }) {
  if (useMedia(narrowScreen)) {
    return (
      <div className="text-sm">
        <FoldedRows
          caption={texts.caption}
          rows={settings}
          rowKey={({ name }) => name}
          head={(setting) => (
            <>
              <strong className="font-semibold">{setting.name}</strong> {givenValue(setting)}
            </>
          )}
          rest={({ standard, meaning }) => [
            [texts.standard, standard || texts.none],
            [texts.meaning, meaning],
          ]}
        />
      </div>
    )
  }
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={settings}
        rowKey={(setting) => setting.name}
        columns={[
          {
            id: 'name',
            title: texts.name,
            rowHeader: true,
            cell: ({ name }) => <Name>{name}</Name>,
          },
          { id: 'value', title: texts.value, cell: givenValue },
          {
            id: 'standard',
            title: texts.standard,
            cell: ({ standard }) =>
              standard ? <Text>{standard}</Text> : <span className="text-muted">{texts.none}</span>,
          },
          { id: 'meaning', title: texts.meaning, cell: ({ meaning }) => meaning },
        ]}
      />
    </div>
  )
}

function givenValue({ state, value }: DescribedSetting) {
  if (state === 'default') return <span className="text-muted">{value ? texts.isDefault : texts.notSet}</span>
  const shown = value === null ? texts.notShown : <Text>{value}</Text>
  return state === 'kept' ? (
    <>
      {shown} <span className="text-muted">{texts.kept}</span>
    </>
  ) : (
    shown
  )
}

/** One line where there is room; on less it breaks behind an underscore, and stays one word to whoever copies it. */
function Name({ children }: { children: string }) {
  return (
    <span className="lg:whitespace-nowrap">
      {distinctKeys(children.split(/(?<=_)/), (part) => part).map(({ key, item }) => (
        <Fragment key={key}>
          {item}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}

/** As it is typed in the environment; a long one breaks anywhere. */
function Text({ children }: { children: string }) {
  return <span className="[overflow-wrap:anywhere]">{children}</span>
}
