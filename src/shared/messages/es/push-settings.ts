import type { pushSettingsTexts as english } from '../en/push-settings.ts'
import type { Widen } from '../messages.ts'

export const pushSettingsTexts: Widen<typeof english> = {
  title: 'Avisos en sus dispositivos',
  lead: 'Podemos avisarle en su teléfono o computadora cuando pase algo. El aviso no nombra personas, empresas ni montos.',
  kindsLegend: 'Avísenme cuando',
  kinds: {
    'documents-ready': 'mis documentos estén listos',
    'answer-read': 'haya una respuesta lista para revisar',
    'next-round-ready': 'pueda empezar mi próxima ronda',
    'deadline-near': 'falten tres días para un plazo',
    overdue: 'haya vencido un plazo sin respuesta',
  },
  save: 'Guardar opciones',
  saved: 'Sus opciones están guardadas.',
  saveFailed: 'No se pudieron guardar sus opciones. Inténtelo de nuevo.',
  on: 'Este dispositivo recibe avisos.',
  off: 'Este dispositivo no recibe avisos.',
  turnOn: 'Activar en este dispositivo',
  turnOff: 'Desactivar en este dispositivo',
  turnFailed: 'No se pudo hacer el cambio. Inténtelo de nuevo.',
  others: (count: number) =>
    count === 1 ? 'Otro dispositivo recibe avisos.' : `Otros ${count} dispositivos reciben avisos.`,
  since: (day: string) => `Activo desde: ${day}`,
  drop: (day: string) => `Desactivar en el dispositivo activo desde: ${day}`,
  dropShort: 'Desactivar',
  denied:
    'Los avisos están bloqueados para este sitio. Permítalos en la configuración de su navegador para este sitio y vuelva.',
  notGiven: 'Usted no permitió los avisos. No se cambió nada.',
  none: 'Este navegador no puede mostrar avisos. En un iPhone, abra el menú Compartir, toque “Agregar a inicio” y abra ARMOR desde ahí.',
  emailStays: 'Los correos electrónicos sobre su caso se envían de todos modos.',
  loadFailed: 'No se pudieron cargar sus avisos.',
}
