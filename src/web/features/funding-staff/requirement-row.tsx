import { useEffect, useRef } from 'react'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { StaffApplication } from './application-record.ts'
import { RequirementForm } from './requirement-form.tsx'

const { prequalification: texts } = staffFundingTexts

interface RequirementRowProps {
  applicationId: number
  requirement: StaffApplication['prequalification']['requirements'][number]
  mayJudge: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onSaved: () => Promise<void>
}

/** One requirement as it stands, and in its place the form to judge it; the focus comes back to the button. */
export function RequirementRow(props: RequirementRowProps) {
  const { requirement, mayJudge, isOpen, onOpen } = props
  const { key, met, note } = requirement
  const name = texts.nameOf(key)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-44 font-semibold">{name}</span>
        <Badge tone={met === null ? 'neutral' : met ? 'good' : 'alarm'}>
          {met === null ? texts.unchecked : met ? texts.met : texts.notMet}
        </Badge>
        <span className="min-w-0 grow break-words text-muted">{note}</span>
        {mayJudge && !isOpen && (
          <Button
            ref={button}
            kind="secondary"
            size="sm"
            className="max-sm:min-h-11"
            aria-label={met === null ? texts.judgeNamed(name) : texts.changeNamed(name)}
            onClick={onOpen}
          >
            {met === null ? texts.judge : texts.change}
          </Button>
        )}
      </div>
      {mayJudge && isOpen && <RequirementForm {...props} />}
    </li>
  )
}
