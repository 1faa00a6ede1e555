import { createRoot, type Root } from 'react-dom/client'
import { OwnMessages } from '../../../lib/own-messages.tsx'
import { PaymentTabs } from './card-fields.tsx'
import { type CardStore, makeCardStore } from './card-store.ts'

type Listener = (event: unknown) => void

/** What the React package uses of an element. */
interface SandboxElement {
  mount(node: HTMLElement): void
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  update(): void
  unmount(): void
  destroy(): void
}

export interface SandboxElements {
  clientSecret: string
  card: CardStore
  create(type: string): SandboxElement
  getElement(): SandboxElement | null
  update(options: { clientSecret?: string }): void
  fetchUpdates(): Promise<Record<string, never>>
  submit(): Promise<{ error?: { type: 'validation_error'; code: string; message: string } }>
}

/** `stripe.elements({clientSecret})` of the stand-in. */
export function makeSandboxElements(options: { clientSecret?: string }): SandboxElements {
  const card = makeCardStore(() => new Date())
  let element: SandboxElement | null = null
  const elements: SandboxElements = {
    clientSecret: options.clientSecret ?? '',
    card,
    create() {
      element = makeCardElement(card)
      return element
    },
    getElement: () => element,
    update(changes) {
      if (changes.clientSecret) elements.clientSecret = changes.clientSecret
    },
    fetchUpdates: async () => ({}),
    async submit() {
      const [problem] = card.check()
      if (!problem) return {}
      return { error: { type: 'validation_error', code: problem.code, message: problem.message } }
    },
  }
  return elements
}

function makeCardElement(card: CardStore): SandboxElement {
  const listeners = new Map<string, Set<Listener>>()
  let mounted: { root: Root; host: HTMLElement } | null = null
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
  const unsubscribe = card.subscribe(() => {
    const { problems, entry } = card.read()
    emit('change', {
      elementType: 'payment',
      complete: problems.length === 0,
      empty: entry.number === '',
      value: { type: 'card' },
    })
  })
  const unmount = () => {
    const before = mounted
    mounted = null
    // Not within React's own commit, where this is called from.
    if (!before) return
    setTimeout(() => {
      before.root.unmount()
      before.host.remove()
    })
  }
  return {
    mount(node) {
      // A place of its own: in development React mounts twice, and the first one is still there then.
      const host = node.appendChild(document.createElement('div'))
      mounted = { root: createRoot(host), host }
      mounted.root.render(
        <OwnMessages language="en">
          <PaymentTabs store={card} />
        </OwnMessages>,
      )
      setTimeout(() => emit('ready', { elementType: 'payment' }))
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    update() {},
    unmount,
    destroy() {
      unsubscribe()
      unmount()
    },
  }
}
