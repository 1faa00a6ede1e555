import { useQueryClient } from '@tanstack/react-query'
import { findSpokenWord, recordSpokenWord, type SpokenWord } from '../../../../shared/api/spoken-word.ts'
import { caseDecisionTexts } from '../../../../shared/messages/staff/case-decisions.ts'
import { spokenWays } from '../../../../shared/rules/spoken-word.ts'
import { queryKeyOf } from '../../../lib/call-address.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useSendForm } from '../../../lib/use-send-form.ts'

const { word: texts } = caseDecisionTexts

/** The client's word under which this member of staff may enter decisions now. */
export function useSpokenWord(clientId: string): SpokenWord | null {
  const asked = useCall(findSpokenWord, { params: { id: clientId } })
  return asked.data?.word ?? null
}

/** Records who told what, when and how. @param onSent once it holds */
export function useWordForm(clientId: string, clientName: string, onSent: () => void) {
  const queries = useQueryClient()
  const input = { params: { id: clientId } }
  return useSendForm({
    initial: { by: clientName, saidAt: localMinute(new Date()), how: 'phone', note: '' },
    keeps: true,
    check: ({ by, saidAt }) => ({
      ...(by.trim().length < 2 ? { by: texts.noWho } : {}),
      ...(Number.isNaN(Date.parse(saidAt)) ? { saidAt: texts.noWhen } : {}),
    }),
    failed: texts.failed,
    send: ({ by, saidAt, how, note }, { call }) =>
      call(recordSpokenWord, {
        ...input,
        body: {
          by,
          saidAt: new Date(saidAt).toISOString(),
          how: spokenWays.find((way) => way === how) ?? 'phone',
          note,
        },
      }),
    onSent: (word) => {
      queries.setQueryData(queryKeyOf(findSpokenWord, input), { word })
      onSent()
    },
  })
}

/** As a field for day and time takes it: 'YYYY-MM-DDTHH:MM' of this browser's clock. */
function localMinute(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
