import type { accountSentences as english } from '../en/account-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'

export const accountSentences: SpanishOf<typeof english> = {
  'account.signInLinkUsed': 'Este enlace de acceso venció o ya se usó. Pida uno nuevo.',
  'account.linkUsed': 'Este enlace venció o ya se usó. Pida uno nuevo.',
  'account.testerLinkUsed': 'Este enlace de la beta ya se usó. Inicie sesión para abrir su portal.',
  'account.badTesterLink':
    'Este enlace de la beta no es válido. Solicite de nuevo la beta para recibir otro.',
  'account.intakeDone': 'Los datos de este caso ya están completos, o no necesita un enlace de la beta.',
  'account.noPushService':
    'No se pudo activar la conexión para enviar avisos a su navegador. No se cambió nada.',
  'account.unsubscribeLink': 'Este enlace no está completo. Ábralo otra vez desde el correo electrónico.',
  'account.prefillLink': 'Este enlace ya no es válido. Complete el formulario a mano.',
  'payment.failed': 'No se pudo crear el pago. Inténtelo de nuevo.',
  'account.deletionHasCase':
    'Usted tiene un caso con nosotros. Bórrelo en “Sus datos” del caso: con él se borra todo lo de su dirección.',
  'payment.noPayment': 'No existe ese pago.',
  'payment.noRefundSentBack': 'No existe ese reembolso devuelto por un banco.',
  'payment.refundClosed':
    'Alguien anotó mientras tanto cómo se pagó este reembolso. Vuelva a cargar la página.',
  'payment.paidAlready': 'Este caso ya está pagado. No se le cobra otra vez.',
  'payment.noPurchase': 'No existe tal compra.',
  'payment.noProduct': 'Ese producto no existe.',
  'payment.agreeFirst': 'Acepte primero la renovación de esta suscripción. No se cobró nada.',
  'payment.termsChanged':
    'Las condiciones de esta suscripción cambiaron desde que se cargó esta página. Cárguela de nuevo; no se cobró nada.',
  'payment.notManaged': 'Esta compra no tiene ninguna suscripción que se pueda cancelar.',
  'payment.notCancelled': 'El proveedor de pagos no cambió esta suscripción. Inténtelo de nuevo.',
  'payment.pageNotOpened': 'No se pudo abrir la página de pago. Inténtelo de nuevo.',
  'funding.noApplication': 'No existe esa solicitud.',
  'funding.noDraft': 'No hay ningún formulario guardado en este navegador.',
  'funding.enoughFiles':
    'Este documento ya tiene suficientes archivos. Escríbanos si hay que reemplazar alguno.',
  'funding.requirementsFirst':
    'El paquete de solicitud se puede comprar cuando se cumplen los seis requisitos de la precalificación.',
  'funding.packagePaid': 'El paquete de solicitud ya está pagado.',
  'account.testerAccess': 'Su acceso como participante de la beta está verificado.',
  'account.access': 'Su acceso está verificado.',
  'account.noSubscription': 'No se encontró ninguna suscripción activa para este correo electrónico.',
  'live.notThisClient': 'Aquí no puede seguir este caso. Inicie sesión e inténtelo otra vez.',
  'live.notThisApplication': 'Aquí no puede seguir esta solicitud. Pida un enlace nuevo.',
  'live.unavailable': 'En este momento no hay novedades en vivo.',
  'guide.changedMeanwhile':
    'Esta guía se cambió en otra ventana. Cárguela otra vez; lo que escribió aquí se queda hasta entonces.',
  'guide.noTask': 'Esta guía no tiene esa tarea.',
}
