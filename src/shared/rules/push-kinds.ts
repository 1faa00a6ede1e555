import { addDays } from './civil-days.ts'

/** What a person may be told on their own device, in the order in which it is offered. A closed list. */
export const pushKinds = [
  'documents-ready',
  'answer-read',
  'next-round-ready',
  'deadline-near',
  'overdue',
] as const
export type PushKind = (typeof pushKinds)[number]

/** Two kinds that follow from a day; the others tell of what has just happened. */
export type DeadlinePushKind = Extract<PushKind, 'deadline-near' | 'overdue'>

interface PushTraits {
  /** How many days it is still worth telling. */
  freshDays: number
  /** 'high' wakes a device that saves its battery: for what has a day. */
  urgency: 'normal' | 'high'
}

const nearDays = 3

export const pushTraits: Readonly<Record<PushKind, PushTraits>> = {
  'documents-ready': { freshDays: 2, urgency: 'normal' },
  'answer-read': { freshDays: 2, urgency: 'normal' },
  'next-round-ready': { freshDays: 7, urgency: 'normal' },
  'deadline-near': { freshDays: nearDays, urgency: 'high' },
  overdue: { freshDays: 7, urgency: 'high' },
}

/** Newest devices of a person that are kept; one more takes the place of the oldest. */
export const mostPushDevices = 10

export interface DeadlinePush {
  kind: DeadlinePushKind
  /** Names the occasion once and for all: the same occasion is one message. */
  occasion: string
  /** ISO instant. */
  dueAt: string
}

/**
 * What is told of a client's next deadline: three days before it, and on the day after it. Evidenced days alone: an
 * estimate from a mail date is nobody's deadline (decision 015).
 * @param deadline.day 'YYYY-MM-DD'
 */
export function deadlinePushes(
  clientId: number,
  deadline: { day: string; isProved: boolean } | null,
): DeadlinePush[] {
  if (deadline === null || !deadline.isProved) return []
  const { day } = deadline
  return [
    {
      kind: 'deadline-near',
      occasion: `deadline-near:${clientId}:${day}`,
      dueAt: morningOf(addDays(day, -nearDays)),
    },
    { kind: 'overdue', occasion: `overdue:${clientId}:${day}`, dueAt: morningOf(addDays(day, 1)) },
  ]
}

/** 15:00 UTC: morning in nearly all of the mainland, as mails are sent (mail-schedule.ts). */
function morningOf(day: string): string {
  return `${day}T15:00:00.000Z`
}
