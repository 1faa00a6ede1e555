import { type ReactNode, useState } from 'react'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { CodeStep } from './code-step.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { type FirstFactor, PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Step {
  title: string
  lead: string
  /** Not the first one. */
  later: boolean
  content: ReactNode
}

interface SignInStepsProps {
  /** Title and lead of the first step. */
  first: { title: string; lead: string }
  draw: (step: Step) => ReactNode
  onDone: () => void
}

/** The steps of the staff sign-in: password or passkey, second factor, and once the recovery codes. */
export function SignInSteps({ first, draw, onDone }: SignInStepsProps) {
  const [factor, setFactor] = useState<FirstFactor | null>(null)
  const startOver = () => setFactor(null)
  const passwordDone = (given: FirstFactor) => (given.next === 'done' ? onDone() : setFactor(given))
  if (factor !== null)
    return <SecondStep factor={factor} draw={draw} onDone={onDone} onStartOver={startOver} />
  return draw({
    ...first,
    later: false,
    content: (
      <div className="grid gap-6">
        <PasswordStep onDone={passwordDone} />
        <PasskeyButton onDone={onDone} />
      </div>
    ),
  })
}

interface SecondStepProps {
  factor: Pick<FirstFactor, 'enrol'>
  draw: (step: Step) => ReactNode
  onDone: () => void
  onStartOver?: () => void
}

/** The code, with the key to be enrolled at a first sign-in, and after that the recovery codes. */
export function SecondStep({ factor, draw, onDone, onStartOver }: SecondStepProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) {
    return draw({
      title: texts.recoveryTitle,
      lead: texts.recoveryLead,
      later: true,
      content: <RecoveryCodes codes={codes} onDone={onDone} />,
    })
  }
  return draw({
    title: factor.enrol ? texts.enrolTitle : texts.codeTitle,
    lead: factor.enrol ? texts.enrolLead : texts.codeLead,
    later: true,
    content: (
      <CodeStep
        enrol={factor.enrol}
        onDone={(given) => (given ? setCodes(given) : onDone())}
        onStartOver={onStartOver}
      />
    ),
  })
}
