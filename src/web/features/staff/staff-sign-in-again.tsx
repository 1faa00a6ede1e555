import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

/** Over a page whose session has ended. It cannot be closed; a dialog of the page itself waits beneath it. */
export function StaffSignInAgain({ onDone }: { onDone: () => void }) {
  return (
    <SignInSteps
      onDone={onDone}
      draw={(step) => (
        <Dialog open title={step.title} description={step.lead}>
          {step.content}
        </Dialog>
      )}
      first={{ title: texts.againTitle, lead: texts.againLead }}
    />
  )
}
