import { useState } from 'react'
import { wordFinding } from '../../../shared/findings/word-finding.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { LookedAt, LookedReport } from '../../reader/worker-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { fitForLetter, type ReadFinding } from './items-from-findings.ts'

interface FindingChoiceProps {
  look: LookedAt
  onPut: (report: LookedReport, chosen: readonly ReadFinding[]) => void
}

/** What one bureau's report shows, each to be ticked; nothing is ticked before the person does it. */
export function FindingChoice({ look, onPut }: FindingChoiceProps) {
  const { generator, findings: words } = useMessages()
  const { fill: texts } = generator
  const [bureau, setBureau] = useState(look.reports[0]?.bureau)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const report = look.reports.find((each) => each.bureau === bureau)
  if (!report) return null
  const fit = fitForLetter(look.findings, report.bureau)
  const chosen = fit.filter(({ id }) => ticked.has(id))
  const error = isAsked && chosen.length === 0 ? texts.none : null
  return (
    <>
      {look.reports.length > 1 && (
        <RadioGroup
          id="fill-bureau"
          name="fill-bureau"
          label={texts.bureau}
          choices={look.reports.map((each) => ({ value: each.bureau, label: each.bureau }))}
          value={report.bureau}
          onChange={(event) => {
            setBureau(look.reports.find((each) => each.bureau === event.target.value)?.bureau)
            setTicked(new Set())
            setAsked(false)
          }}
          inline
        />
      )}
      {fit.length === 0 ? (
        <Notice tone="good" role="status">
          <p>{texts.nothing(report.bureau)}</p>
        </Notice>
      ) : (
        <fieldset className="grid gap-3">
          <legend className="mb-1 text-lg font-semibold">{texts.found(report.bureau)}</legend>
          <p className="max-w-prose">{texts.foundText}</p>
          {fit.map((finding, at) => {
            const { id, strength } = finding
            const told = { ...finding, ...(words.language && wordFinding(words.language, finding)) }
            return (
              <div key={id} className="rounded-md border border-line bg-surface px-4 py-2">
                <Checkbox
                  id={`fill-${at}`}
                  label={
                    <>
                      <span className="font-semibold">{told.title}</span>{' '}
                      <Badge tone={strength === 'A' ? 'good' : 'neutral'}>
                        {texts.strength[strength === 'A' ? 'A' : 'B']}
                      </Badge>
                    </>
                  }
                  hint={told.statement}
                  error={at === 0 ? error : null}
                  checked={ticked.has(id)}
                  onChange={({ target }) =>
                    setTicked((before) => {
                      const after = new Set(before)
                      if (target.checked) after.add(id)
                      else after.delete(id)
                      return after
                    })
                  }
                />
              </div>
            )
          })}
          <div>
            <Button
              kind="secondary"
              onClick={() => {
                setAsked(true)
                if (chosen.length > 0) onPut(report, chosen)
                else document.getElementById('fill-0')?.focus()
              }}
            >
              {texts.put(Math.max(chosen.length, 1))}
            </Button>
            <p className="mt-2 text-sm text-muted">{texts.replaces}</p>
          </div>
        </fieldset>
      )}
    </>
  )
}
