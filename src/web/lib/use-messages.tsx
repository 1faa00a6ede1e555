import { createContext, type ReactNode, useContext } from 'react'
import { type Messages, messagesFor } from '../../shared/messages/messages.ts'

const MessagesContext = createContext<Messages>(messagesFor('en'))

/** Sets the language for everything inside; without it texts are English. */
export function MessagesProvider(props: { locale: string; children: ReactNode }) {
  return <MessagesContext value={messagesFor(props.locale)}>{props.children}</MessagesContext>
}

/** All texts that a client reads, by feature. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}
