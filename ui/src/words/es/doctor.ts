import type { doctor as english } from '../en/doctor';
import type { Like } from '../like';

export const doctor: Like<typeof english> = {
  title: 'Doctor de la red',
  note: 'Por qué no se encuentran las mesas',
  again: 'Mirar otra vez',
  looking: 'El doctor está mirando. Tarda unos segundos.',
  failed: 'El doctor no ha podido mirar. Inténtalo otra vez.',
  findings: 'Lo que se ha mirado',
  trouble: 'Algo estaba en medio. El sistema dice: {{cause}}',
  verdict: { fine: 'Bien', look: 'Mira aquí', unknown: 'No se sabe' },
  check: {
    interfaces: {
      title: 'Una red',
      fine: 'Este equipo está en una red.',
      look: 'Este equipo no está en ninguna red. Conéctate a la wifi o enchufa el cable.',
      unknown: 'No se ha podido averiguar.',
    },
    heard: {
      title: 'Anuncios',
      fine: 'Lo que anunciamos nos llega: las mesas se encuentran solas.',
      look: 'No oímos nuestro propio anuncio. Abre el cortafuegos para mDNS; en redes de invitados y hoteles está prohibido, y entonces ayudan el enlace o la dirección.',
      unknown: 'No se ha podido probar.',
    },
    unicast: {
      title: 'Preguntar a un equipo',
      fine: 'Un equipo preguntado responde.',
      look: 'Nadie responde cuando se le pregunta. Puede que aquí se separen los equipos: salid de la red de invitados, o desactivad el «aislamiento de clientes» en el router.',
      unknown: 'No había a quién preguntar.',
    },
    port: {
      title: 'Puerto {{port}}',
      fine: 'Una mesa puede escuchar en el puerto {{port}}.',
      look: 'Otro programa tiene el puerto {{port}}. Una mesa toma otro por sí sola; si tienes cortafuegos, abre entonces ese.',
      unknown: 'No se ha podido probar.',
    },
    vpn: {
      title: 'Una VPN',
      fine: 'No hay ninguna VPN en medio.',
      look: 'Hay una VPN activa. Suele tragarse el vecindario: desactívala esta noche, o permite en ella la red local.',
      unknown: 'No se ha podido averiguar.',
    },
    tables: {
      title: 'Mesas',
      fine_one: 'Se oye {{count}} mesa.',
      fine_other: 'Se oyen {{count}} mesas.',
      look: 'No se oye ninguna mesa.',
      unknown: 'No se oye ninguna mesa. Quizá nadie invite ahora mismo.',
    },
  },
  interfaces: {
    title: 'Salidas de este equipo',
    usable: 'Utilizable',
    virtual: 'Virtual, descartada',
    'point-to-point': 'Punto a punto, descartada',
    loopback: 'Solo interna',
    none: 'sin dirección',
  },
  firewall: {
    title: 'Cortafuegos',
    text: 'Quien invita deja entrar a los demás: TCP en el puerto {{port}}. Las mesas se encuentran por mDNS: UDP en el puerto 5353.',
    name: {
      ufw: 'Linux con ufw',
      firewalld: 'Linux con firewalld',
      windows: 'Windows',
      mac: 'macOS',
    },
    how: {
      ufw: 'En un terminal:',
      firewalld: 'En un terminal:',
      windows:
        'Cuando Windows pregunte, permite Noche de carreras en redes privadas, y haz que tu wifi cuente como privada. O, en un terminal como administrador:',
      mac: 'Ajustes del Sistema, Red, Firewall: permite las conexiones entrantes de Noche de carreras; Privacidad, Red local: activa Noche de carreras.',
    },
  },
  report: {
    title: 'Todo como texto',
    text: 'Para quien te ayude. Nombra las direcciones de este equipo.',
    copy: 'Copiar',
    copied: 'Copiado',
    head: 'Noche de carreras {{version}}, {{system}}',
    finding: '{{verdict}}: {{title}}. {{text}}',
    interface: '{{name}}, {{kind}}: {{addresses}}',
  },
};
