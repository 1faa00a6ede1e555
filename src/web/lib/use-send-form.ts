import { useCallback, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { emptiedAsSent } from './emptied-as-sent.ts'
import { type Act, type Caller, type Failed, useAct } from './use-act.ts'
import { useAttemptKey } from './use-attempt-key.ts'
import { useNewest } from './use-newest.ts'

export type FieldProblems<Values> = Partial<Record<keyof Values, string>>

interface GivenForm<Values extends object, Reply> {
  /** As it stands before anything is typed, and again once it was sent. */
  initial: Values
  /** What is wrong before it is sent, by field; nothing is sent then. */
  check?: (values: Values) => FieldProblems<Values>
  /** @param attemptKey stays with its content, so that a second press and a retry after a lost answer are the same one */
  send: (values: Values, means: { call: Caller; attemptKey: string }) => Promise<Reply>
  /** What is shown anew and told once it is sent; it is busy until then. */
  onSent?: (reply: Reply, sent: Values) => unknown
  /**
   * Where the person goes then; not taken by somebody who has left meanwhile.
   * @param isAsSent nothing was typed since; of a form that keeps what was sent
   */
  onwards?: (reply: Reply, sent: Values, isAsSent: boolean) => unknown
  failed: Failed
  toastTitle?: string
  /** What was sent stays in its fields. */
  keeps?: boolean
  /** The id of a field's input: the first that is wrong takes the focus. Without it a summary does. */
  idOf?: (field: keyof Values & string) => string
}

export interface SendForm<Values extends object> extends Pick<Act, 'busy' | 'failure' | 'refuse'> {
  values: Values
  change: (part: Partial<Values>) => void
  problems: FieldProblems<Values>
  /** How often it was sent or refused: a summary takes the focus with each. */
  attempt: number
  /** It was sent, and nothing typed since. */
  sent: boolean
  /** Shows what is wrong, as `submit` does, and sends nothing. @returns whether it may be sent */
  check: () => boolean
  /** @returns whether it was sent */
  submit: (event?: { preventDefault: () => void }) => Promise<boolean>
  /** Value, problem and change of one text field. */
  field: (name: keyof Values & string) => TextOf
  /** Nothing is said of it any more; what is typed stays. */
  forget: () => void
}

interface TextOf {
  value: string
  error: string | null
  onChange: (event: { target: { value: string } }) => void
}

/**
 * The one way to fill in something and send it. Nothing typed is ever lost: a failure leaves all as it is, and what was
 * typed while a sending was under way stays after it. A fixed error goes away at once; a new one waits for the button.
 */
export function useSendForm<Values extends object, Reply>(given: GivenForm<Values, Reply>): SendForm<Values> {
  const { initial } = given
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FieldProblems<Values>>({})
  const [attempt, setAttempt] = useState(0)
  const [sent, setSent] = useState(false)
  const { busy, failure, act, refuse } = useAct(given.failed, { toastTitle: given.toastTitle })
  const attempts = useAttemptKey()
  const form = useNewest(given)
  // Two keys within one render are both kept.
  const latest = useRef(values)
  const write = useCallback((next: Values) => {
    latest.current = next
    setValues(next)
  }, [])

  const change = useCallback(
    (part: Partial<Values>) => {
      const next = { ...latest.current, ...part }
      write(next)
      setSent(false)
      setProblems((shown) => stillWrong(shown, part, form.current.check?.(next) ?? {}))
    },
    [form, write],
  )
  const check = (): boolean => {
    const wrong = given.check?.(latest.current) ?? {}
    setAttempt((before) => before + 1)
    setProblems(wrong)
    setSent(false)
    refuse(null)
    const [first] = Object.keys(wrong) as (keyof Values & string)[]
    if (first !== undefined && given.idOf) document.getElementById(given.idOf(first))?.focus()
    return first === undefined
  }
  const submit = async (event?: { preventDefault: () => void }): Promise<boolean> => {
    event?.preventDefault()
    if (busy || !check()) return false
    const sending = latest.current
    return act(
      async (call) => {
        const reply = await sendAs(sending, call)
        attempts.done()
        if (!given.keeps) write(emptiedAsSent(latest.current, sending, initial))
        setSent(!given.keeps || latest.current === sending)
        await given.onSent?.(reply, sending)
        return reply
      },
      (reply) => given.onwards?.(reply, sending, latest.current === sending),
    )
  }
  const sendAs = async (sending: Values, call: Caller): Promise<Reply> => {
    try {
      return await given.send(sending, { call, attemptKey: attempts.keyOf(trimmed(sending)) })
    } catch (error) {
      if (error instanceof ApiError) setProblems(error.fields as FieldProblems<Values>)
      throw error
    }
  }
  const forget = () => {
    setProblems({})
    setSent(false)
    refuse(null)
  }
  const field = (name: keyof Values & string): TextOf => ({
    value: String(values[name]),
    error: problems[name] ?? null,
    onChange: (event) => change({ [name]: event.target.value } as Partial<Values>),
  })
  return { values, change, problems, attempt, busy, failure, refuse, sent, check, submit, field, forget }
}

/** Of the problems that are shown, those of changed fields as they are by now. */
function stillWrong<Values>(
  shown: FieldProblems<Values>,
  changed: Partial<Values>,
  wrong: FieldProblems<Values>,
): FieldProblems<Values> {
  const kept = { ...shown }
  for (const name of Object.keys(changed) as (keyof Values)[]) {
    if (kept[name] === undefined) continue
    if (wrong[name] === undefined) delete kept[name]
    else kept[name] = wrong[name]
  }
  return kept
}

/** Spaces around a text make no other content of it. */
function trimmed(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )
}
