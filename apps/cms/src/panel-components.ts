import type { Config } from 'payload'

/** Where the panel shows parts of ours instead of Payload's, or beside them. */
export const panelComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/panel/theme/brand#Logo', Icon: '/panel/theme/brand#Icon' },
  Nav: '/sidebar/sidebar#Wall',
  // Payload's own page of widgets can be rearranged by everybody, so it shows what a role may not see; and it is not
  // usable with a screen reader (a choice without a name). Our blocks need none of it.
  views: {
    dashboard: { Component: '/start-page/start-page#StartPage' },
    calendar: { Component: '/publishing/calendar/views/calendar-view#CalendarView', path: '/calendario' },
    inbox: { Component: '/sales/leads/views/lead-list-view#InboxView', path: '/consultas', exact: true },
    lead: { Component: '/sales/leads/views/lead-view#LeadView', path: '/consultas/:id' },
    referrals: {
      Component: '/sales/referrals/views/referral-list-view#ReferralListView',
      path: '/referidos',
      exact: true,
    },
    referral: { Component: '/sales/referrals/views/referral-view#ReferralView', path: '/referidos/:id' },
    privacyRequests: {
      Component: '/privacy/views/requests-view#RequestsView',
      path: '/privacidad',
      exact: true,
    },
    privacyRequest: { Component: '/privacy/views/request-view#RequestView', path: '/privacidad/solicitudes/:id' },
    privacyPerson: {
      Component: '/privacy/views/person-view#PersonView',
      path: '/privacidad/persona',
      exact: true,
    },
    privacyLog: { Component: '/privacy/views/log-view#LogView', path: '/registro-de-datos', exact: true },
    visits: { Component: '/sales/appointments/views/appointments-view#VisitsView', path: '/visitas' },
    lots: { Component: '/sales/lots/views/lots-view#LotsView', path: '/lotes' },
    funnel: { Component: '/sales/funnel/views/funnel-view#FunnelView', path: '/embudo', exact: true },
    account: { Component: '/accounts/own-account/account-view#AccountView' },
    // Without a parameter in its path: Payload opens only such a view, with what follows, to people who are not signed in.
    welcome: { Component: '/accounts/welcome/welcome-view#WelcomeView', path: '/bienvenida' },
    createFirstUser: { Component: '/accounts/users/views/first-user-view#FirstUserView' },
  },
  header: [
    '/content/pages/views/maintenance-warning#MaintenanceWarning',
    '/publishing/releases/views/publish-bar-wrapper#PublishBarDoor',
  ],
  providers: ['/accounts/second-factor/views/second-factor-gate#SecondFactorGate'],
  beforeLogin: ['/panel/theme/login-welcome#LoginWelcome'],
  afterLogin: ['/panel/theme/login-welcome#LoginNote'],
}
