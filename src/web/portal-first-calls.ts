import { askFirst } from './features/portal/ask-first.ts'

/** The first script of `/client-dashboard`. Loading this file is its only effect. */
void askFirst()
