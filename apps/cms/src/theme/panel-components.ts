import type { Config } from 'payload'

/** Where the panel shows parts of ours instead of Payload's, or beside them. */
export const panelComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/theme/brand#Logo', Icon: '/theme/brand#Icon' },
  Nav: '/navigation/wall#Wall',
  // Payload's own page of widgets can be rearranged by everybody, so it shows what a role may not see; and it is not
  // usable with a screen reader (a choice without a name). Our blocks need none of it.
  views: {
    dashboard: { Component: '/start/start-page#StartPage' },
    calendar: { Component: '/calendar/calendar-view#CalendarView', path: '/calendario' },
    inbox: { Component: '/inbox/panel/inbox-view#InboxView', path: '/consultas', exact: true },
    lead: { Component: '/inbox/panel/lead-view#LeadView', path: '/consultas/:id' },
    referrals: {
      Component: '/referral-desk/panel/referral-list-view#ReferralListView',
      path: '/referidos',
      exact: true,
    },
    referral: { Component: '/referral-desk/panel/referral-view#ReferralView', path: '/referidos/:id' },
    privacyRequests: {
      Component: '/privacy-desk/panel/requests-view#RequestsView',
      path: '/privacidad',
      exact: true,
    },
    privacyRequest: { Component: '/privacy-desk/panel/request-view#RequestView', path: '/privacidad/solicitudes/:id' },
    privacyPerson: {
      Component: '/privacy-desk/panel/person-view#PersonView',
      path: '/privacidad/persona',
      exact: true,
    },
    privacyLog: { Component: '/privacy-desk/panel/log-view#LogView', path: '/registro-de-datos', exact: true },
    visits: { Component: '/visits/panel/visits-view#VisitsView', path: '/visitas' },
    lots: { Component: '/lots/panel/lots-view#LotsView', path: '/lotes' },
    funnel: { Component: '/funnel/panel/funnel-view#FunnelView', path: '/embudo', exact: true },
    account: { Component: '/users/own-account/account-view#AccountView' },
    // Without a parameter in its path: Payload opens only such a view, with what follows, to people who are not signed in.
    welcome: { Component: '/users/welcome/welcome-view#WelcomeView', path: '/bienvenida' },
    createFirstUser: { Component: '/users/first-user-view#FirstUserView' },
  },
  header: ['/globals/maintenance-warning#MaintenanceWarning', '/publish/panel/publish-bar-door#PublishBarDoor'],
  providers: ['/users/second-factor/second-factor-gate#SecondFactorGate'],
  beforeLogin: ['/theme/login-welcome#LoginWelcome'],
  afterLogin: ['/theme/login-welcome#LoginNote'],
}
