import { StepPicture, type StepPictureName } from './step-picture.tsx'

interface PicturedStepsProps {
  steps: readonly { title: string; text: string }[]
  pictures: readonly StepPictureName[]
  /** Numbered: one after the other; else each is a case of its own. */
  numbered?: boolean
}

/** A drawing and what to do, side by side also on a telephone. */
export function PicturedSteps({ steps, pictures, numbered = false }: PicturedStepsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-4">
          {pictures[at] && <StepPicture name={pictures[at]} />}
          <div className="min-w-0">
            <h3 className="text-lg">
              {numbered && `${at + 1}. `}
              {title}
            </h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
