import type { ReactNode } from 'react'
import { helpCategories, helpLevels } from '../../../shared/messages/help-catalogue.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { inputStyle } from '../../ui/input-style.ts'

/**
 * The search of the help page. Its own small script (src/web/help-search.ts) filters the list as one types; where no
 * script runs it is not shown, and the page is the whole list.
 */
export function TipSearch({ texts, count }: { texts: SiteMessages['helpTips']; count: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element search is younger than some of our readers' browsers
    <form
      role="search"
      data-found={texts.found}
      className="mb-8 grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-[2fr_1fr_1fr] noscript:hidden"
    >
      <Labelled id="tip-search" label={texts.searchLabel} className="sm:col-span-2 lg:col-span-1">
        <input id="tip-search" name="q" type="search" autoComplete="off" className={inputStyle({})} />
      </Labelled>
      <Choice id="tip-category" label={texts.category} every={texts.every}>
        {helpCategories.map((category) => (
          <option key={category} value={category}>
            {texts.categories[category]}
          </option>
        ))}
      </Choice>
      <Choice id="tip-level" label={texts.level} every={texts.every}>
        {helpLevels.map((level) => (
          <option key={level} value={level}>
            {texts.levels[level]}
          </option>
        ))}
      </Choice>
      <output className="text-base text-muted tabular-nums sm:col-span-full">
        {texts.found.replace('{shown}', String(count)).replace('{all}', String(count))}
      </output>
    </form>
  )
}

function Choice(props: { id: string; label: string; every: string; children: ReactNode }) {
  return (
    <Labelled id={props.id} label={props.label}>
      <select id={props.id} autoComplete="off" className={inputStyle({})}>
        <option value="">{props.every}</option>
        {props.children}
      </select>
    </Labelled>
  )
}

function Labelled(props: { id: string; label: string; className?: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <label htmlFor={props.id} className="mb-1 block text-base font-semibold">
        {props.label}
      </label>
      {props.children}
    </div>
  )
}
