/** Keys of the public programs in which hosts were read; none means general knowledge. */
export type RowSource =
  | 'apprise'
  | 'csp'
  | 'grant'
  | 'mcp'
  | 'nango'
  | 'power'
  | 'rudder'
  | 'segment'
  | 'tracecat'
  | 'trufflehog';

/** By category, a vendor a line: `name | hosts | packages | page | sources`, in the order of names. `brief-vendors.ts` reads them. */
export const BRIEF_ROWS: Readonly<Record<string, string>> = {
  ai: `
    Abyssale | api.abyssale.com *.abyssale.com | | | trufflehog
    AudD | api.audd.io *.audd.io | | | trufflehog
    AYLIEN | api.aylien.com *.aylien.com | | | trufflehog
    Bannerbear | api.bannerbear.com *.bannerbear.com | | | trufflehog
    Cloudmersive | api.cloudmersive.com *.cloudmersive.com | | | power trufflehog
    Codegen | api.codegen.com *.codegen.com | | | nango
    Dandelion | api.dandelion.eu *.dandelion.eu | | | power trufflehog
    DeepAI | api.deepai.org *.deepai.org | | | trufflehog
    Detect Language | ws.detectlanguage.com *.detectlanguage.com | | | trufflehog
    Devin | api.devin.ai *.devin.ai | | | nango
    Dynamic Mockups | app.dynamicmockups.com *.dynamicmockups.com | | | nango
    Eden AI | api.edenai.run *.edenai.run | | | power trufflehog
    Face++ | api-us.faceplusplus.com api-cn.faceplusplus.com *.faceplusplus.com | | | trufflehog
    Freepik | api.freepik.com *.freepik.com | | | nango
    Gengo | api.gengo.com *.gengo.com | | | trufflehog
    Happy Scribe | www.happyscribe.com *.happyscribe.com | | | trufflehog
    Imagga | api.imagga.com *.imagga.com | | | trufflehog
    Lovable | *.lovable.dev | | | nango
    MeaningCloud | api.meaningcloud.com *.meaningcloud.com | | | power trufflehog
    MonkeyLearn | api.monkeylearn.com *.monkeylearn.com | | | trufflehog
    Nyne AI | api.nyne.ai *.nyne.ai | | | nango
    OpenHands | app.all-hands.dev *.all-hands.dev | | | nango
    ParallelDots | apis.paralleldots.com *.paralleldots.com | | | trufflehog
    Rev | www.rev.com api.rev.com *.rev.com | | | trufflehog
    Salad | api.salad.com *.salad.com | | | trufflehog
    Scrape.do | api.scrape.do *.scrape.do | | | nango
    Shotstack | api.shotstack.io *.shotstack.io | | | trufflehog
    SigOpt | api.sigopt.com *.sigopt.com | | | trufflehog
    SkyBiometry | api.skybiometry.com *.skybiometry.com | | | trufflehog
    SpeechText.AI | api.speechtext.ai *.speechtext.ai | | | trufflehog
    uClassify | api.uclassify.com *.uclassify.com | | | trufflehog
    Voiceflow | general-runtime.voiceflow.com *.voiceflow.com | | | trufflehog
    Voicegain | api.voicegain.ai *.voicegain.ai | | | trufflehog
    WeJam AI | api.wejam.ai *.wejam.ai | | | nango
    Wit.ai | api.wit.ai *.wit.ai | | | trufflehog
  `,
  analytics: `
    Chartbeat | *.chartbeat.com *.chartbeat.net
    Databox | push.databox.com *.databox.com | | | power trufflehog
    Dreamdata | *.dreamdata.io
    Easy Insight | www.easy-insight.com *.easy-insight.com | | | trufflehog
    Geckoboard | api.geckoboard.com *.geckoboard.com | | | trufflehog
    HockeyStack | *.hockeystack.com
    Keen | api.keen.io *.keen.io | | | rudder trufflehog
    Looker | *.looker.com | | | nango
    Lucky Orange | *.luckyorange.com
    Luzmo | api.luzmo.com *.luzmo.com
    Metabase Cloud | *.metabaseapp.com | | | nango
    Mode | app.mode.com *.mode.com
    Mouseflow | *.mouseflow.com
    Omni Analytics | *.omniapp.co | | | nango
    Parse.ly | api.parsely.com *.parsely.com
    Piano | *.piano.io
    Qlik Cloud | *.qlikcloud.com
    Raindrop AI | api.raindrop.ai *.raindrop.ai | | | nango
    Tableau Cloud | *.online.tableau.com | | | nango
    ThoughtSpot | *.thoughtspot.cloud
    Usermaven | *.usermaven.com | | | segment
    Userpilot | *.userpilot.io *.userpilot.com | | | rudder segment
    Woopra | www.woopra.com *.woopra.com | | | rudder
  `,
  business: `
    Accelo | *.accelo.com | | | nango
    Acumatica | *.acumatica.com | | | nango
    Addigy | *.addigy.com
    AgencyZoom | api.agencyzoom.com *.agencyzoom.com | | | nango
    Agiloft | *.agiloft.com | | | nango
    Aha | *.aha.io
    AlayaCare | *.alayacare.com
    Alegra | api.alegra.com *.alegra.com | | | trufflehog
    Anvil | app.useanvil.com *.useanvil.com | | | nango
    Apaleo | api.apaleo.com identity.apaleo.com *.apaleo.com | | | nango
    Appointedd | api.appointedd.com *.appointedd.com | | | trufflehog
    Apptivo | api.apptivo.com *.apptivo.com | | | trufflehog
    Atera | app.atera.com *.atera.com | | | trufflehog
    Atlassian Government | api.atlassian-us-gov-mod.com *.atlassian-us-gov-mod.com | | | nango
    Autotask | *.autotask.net | | | nango
    Auvik | *.auvik.com | | | nango
    Avaza | api.avaza.com *.avaza.com | | | trufflehog
    Axonaut | *.axonaut.com | | | trufflehog
    Back Market | www.backmarket.com *.backmarket.com *.backmarket.fr *.backmarket.co.jp | | | nango
    Beebole | *.beebole-apps.com | | | trufflehog
    Billomat | *.billomat.net | | | trufflehog
    Booking.com | *.booking.com | | | nango
    BoondManager | ui.boondmanager.com *.boondmanager.com | | | nango
    Buildium | api.buildium.com *.buildium.com | | | nango
    Caflou | app.caflou.com *.caflou.com | | | trufflehog
    Caspio | *.caspio.com | | | trufflehog
    CDW | apiconnect.cdw.com *.cdw.com | | | nango
    Checkvist | *.checkvist.com | | | trufflehog
    ClickFunnels | *.myclickfunnels.com
    Clientary | www.clientary.com *.clientary.com | | | trufflehog
    Clio | app.clio.com *.clio.com | | | grant nango
    Cloudbeds | api.cloudbeds.com *.cloudbeds.com | | | nango
    CompanyCam | api.companycam.com *.companycam.com | | | nango
    ConnectWise | api-na.myconnectwise.net api-eu.myconnectwise.net api-au.myconnectwise.net *.myconnectwise.net *.connectwise.com *.connectwisedev.com *.itsupport247.net | | | nango
    Datto RMM | *.centrastage.net | | | nango
    Demio | my.demio.com *.demio.com | | | trufflehog
    Dentally | api.dentally.co *.dentally.co *.dentally.com | | | nango
    Document360 | api.document360.com *.document360.com | | | nango
    DocuWare | *.docuware.cloud *.docuware.com | | | nango power
    Domo | api.domo.com *.domo.com | | | nango
    Dovico | api.dovico.com *.dovico.com | | | trufflehog
    Dynalist | *.dynalist.io | | | trufflehog
    Egnyte | *.egnyte.com | | | mcp nango power
    Entrata | *.entrata.com | | | nango
    Envoy | api.envoy.com app.envoy.com *.envoy.com | | | nango power trufflehog
    Everhour | api.everhour.com *.everhour.com | | | trufflehog
    Exist | *.exist.io | | | nango
    Expedia | *.expediagroup.com *.expediapartnersolutions.com *.ean.com
    Fellow | *.fellow.app | | | nango
    Fibery | *.fibery.io | | | trufflehog
    FieldRoutes | *.fieldroutes.com
    Firstbase | apipub.firstbasehq.com *.firstbasehq.com | | | nango
    Float | api.float.com *.float.com | | | nango trufflehog
    Fulcrum | api.fulcrumapp.com *.fulcrumapp.com | | | trufflehog
    Gamma | public-api.gamma.app *.gamma.app | | | nango
    Glean | *.glean.com | | | nango
    GoCanvas | www.gocanvas.com *.gocanvas.com | | | trufflehog
    GoodDay | api.goodday.work *.goodday.work | | | trufflehog
    GrowSurf | api.growsurf.com *.growsurf.com
    Guesty | open-api.guesty.com *.guesty.com
    Guru | api.getguru.com *.getguru.com | | | nango trufflehog
    Halo PSA | *.halopsa.com *.haloitsm.com *.haloservicedesk.com | | | nango
    Harvest Forecast | api.forecastapp.com *.forecastapp.com
    Hive | app.hive.com *.hive.com | | | trufflehog
    Hiveage | *.hiveage.com | | | trufflehog
    Hospitable | public.api.hospitable.com *.hospitable.com
    Hostaway | api.hostaway.com *.hostaway.com
    Hover | api.hover.to *.hover.to | | | nango
    Hubstaff | api.hubstaff.com account.hubstaff.com *.hubstaff.com | | | nango
    Humanity | www.humanity.com *.humanity.com | | | trufflehog
    ImmyBot | *.immy.bot | | | nango
    Intervals | api.myintervals.com *.myintervals.com | | | trufflehog
    IT Glue | api.itglue.com *.itglue.com | | | nango power
    Jamf | *.jamfcloud.com | | | nango tracecat
    Jobber | api.getjobber.com *.getjobber.com | | | nango
    JobNimbus | app.jobnimbus.com *.jobnimbus.com
    Juro | api.juro.com *.juro.com | | | trufflehog
    KanbanTool | *.kanbantool.com | | | power trufflehog
    Kandji | *.kandji.io | | | nango tracecat
    Kintone | *.kintone.com *.cybozu.com | | | nango
    LinkHut | *.ln.ht | | | nango
    Livestorm | api.livestorm.co *.livestorm.co | | | trufflehog
    Lucid | api.lucid.co *.lucid.co *.lucid.app | | | nango
    Lumos | api.lumos.com *.lumos.com | | | nango
    Lunch Money | dev.lunchmoney.app *.lunchmoney.app | | | trufflehog
    Mavenlink | api.mavenlink.com *.mavenlink.com | | | trufflehog
    MeisterTask | *.meistertask.com *.mindmeister.com | | | trufflehog
    Mews | api.mews.com *.mews.com
    Mindbody | api.mindbodyonline.com *.mindbodyonline.com | | | nango
    MIP Cloud | api.mip.com *.mip.com | | | nango
    Missive | public.missiveapp.com *.missiveapp.com | | | nango
    Mural | app.mural.co *.mural.co | | | nango power
    NationBuilder | *.nationbuilder.com | | | nango
    Navan | *.navan.com
    Ninety | *.ninety.io | | | nango
    NinjaOne | app.ninjarmm.com eu.ninjarmm.com ca.ninjarmm.com oc.ninjarmm.com us2.ninjarmm.com *.ninjarmm.com *.ninjaone.com | | | nango
    Nozbe | api4.nozbe.com *.nozbe.com | | | trufflehog
    Nuclino | api.nuclino.com *.nuclino.com
    Odoo | *.odoo.com | | | nango
    OneDesk | app.onedesk.com *.onedesk.com | | | trufflehog
    Onfleet | *.onfleet.com | | | trufflehog
    Oomnitza | *.oomnitza.com | | | nango
    Pax8 | api.pax8.com *.pax8.com | | | nango
    Paymo | app.paymoapp.com *.paymoapp.com | | | trufflehog
    Perdoo | eu.perdoo.com *.perdoo.com | | | nango
    Pivotal Tracker | www.pivotaltracker.com *.pivotaltracker.com | | | nango trufflehog
    Planning Center | api.planningcenteronline.com *.planningcenteronline.com | | | nango
    Planview LeanKit | *.leankit.com | | | trufflehog
    Planyo | www.planyo.com *.planyo.com | | | trufflehog
    Podio | api.podio.com *.podio.com | | | grant trufflehog
    PreciseFP | app.precisefp.com *.precisefp.com | | | nango
    Procore | api.procore.com login.procore.com *.procore.com | | | grant nango
    ProdPad | api.prodpad.com *.prodpad.com | | | trufflehog
    Pushpay ChMS | api.ccbchurch.com *.ccbchurch.com | | | nango
    Qualia | *.qualia.io | | | nango
    Quickbase | api.quickbase.com *.quickbase.com | | | nango power
    Raindrop.io | api.raindrop.io *.raindrop.io
    Readwise | *.readwise.io | | | nango power
    Reapit | platform.reapit.cloud connect.reapit.cloud *.reapit.cloud | | | nango
    Redtail CRM | *.redtailtechnology.com | | | nango
    Rentman | api.rentman.net *.rentman.net | | | trufflehog
    Robin | api.robinpowered.com *.robinpowered.com
    Rock Gym Pro | api.rockgympro.com *.rockgympro.com | | | nango
    Rocketlane | api.rocketlane.com *.rocketlane.com | | | nango
    Roller | api.roller.app *.roller.app | | | nango
    Route4Me | api.route4me.com *.route4me.com | | | trufflehog
    Runn | api.runn.io *.runn.io
    Runrun.it | *.runrun.it | | | trufflehog
    Rydoo | api.rydoo.com accounts.rydoo.com *.rydoo.com | | | nango
    SAP Ariba | *.ariba.com | | | nango
    SAP Concur | us.concursolutions.com us2.concursolutions.com eu2.concursolutions.com *.concursolutions.com *.concur.com | | | nango
    Scoro | *.scoro.com
    Sedna | *.sednanetwork.com | | | nango
    Sellercloud | api.sellercloud.com *.sellercloud.com | | | nango
    Semble | open.semble.io *.semble.io | | | nango
    ServiceM8 | api.servicem8.com *.servicem8.com | | | nango
    ServiceTitan | api.servicetitan.io auth.servicetitan.io *.servicetitan.io
    Setmore | developer.setmore.com *.setmore.com | | | nango
    SherpaDesk | api.sherpadesk.com *.sherpadesk.com | | | trufflehog
    Shipday | api.shipday.com *.shipday.com | | | trufflehog
    ShopVox | api.shopvox.com *.shopvox.com | | | nango
    SignUpGenius | api.signupgenius.com *.signupgenius.com | | | power trufflehog
    Simplesat | api.simplesat.io *.simplesat.io | | | trufflehog
    Simpro | *.simprosuite.com | | | nango
    Slab | api.slab.com *.slab.com | | | nango
    Slite | api.slite.com *.slite.com
    Splitwise | secure.splitwise.com *.splitwise.com | | | nango
    Stormboard | api.stormboard.com *.stormboard.com | | | power trufflehog
    Supernotes | api.supernotes.app *.supernotes.app | | | trufflehog
    SuperSaaS | *.supersaas.com
    Swoogo | api.swoogo.com *.swoogo.com | | | nango
    Syncore | api.syncore.app *.syncore.app | | | nango
    Tallyfy | api.tallyfy.com *.tallyfy.com | | | power trufflehog
    Teamwork | *.teamwork.com | | | nango trufflehog
    Tempo | api.tempo.io *.tempo.io | | | nango
    TickTick | api.ticktick.com *.ticktick.com *.dida365.com | | | nango
    TimeCamp | app.timecamp.com *.timecamp.com | | | trufflehog
    Timely | api.timelyapp.com *.timelyapp.com | | | grant nango
    Timify | *.timify.com | | | nango
    TMetric | app.tmetric.com *.tmetric.com | | | trufflehog
    Tokeet | capi.tokeet.com *.tokeet.com | | | trufflehog
    Torii | api.toriihq.com *.toriihq.com | | | nango
    Trafft | *.trafft.com | | | nango
    Transporeon | api.transporeon.com xp.transporeon.com *.transporeon.com | | | nango
    TravelPerk | api.travelperk.com app.travelperk.com *.travelperk.com | | | nango
    Trimble | api.xchange.trimble.com *.trimble.com *.trimble-transportation.com | | | nango
    TSheets | rest.tsheets.com *.tsheets.com | | | nango power
    Unanet | compass.cosential.com *.cosential.com | | | nango
    WakaTime | api.wakatime.com *.wakatime.com | | | nango
    WebinarJam | api.webinarjam.com *.webinarjam.com | | | nango
    Whimsical | *.whimsical.com
    Wiseagent | sync.thewiseagent.com *.thewiseagent.com | | | nango
    Workfront | *.workfront.com | | | nango
    Worksnaps | api.worksnaps.com *.worksnaps.com | | | trufflehog
    Workstack | app.workstack.io *.workstack.io | | | trufflehog
    YNAB | api.youneedabudget.com *.youneedabudget.com api.ynab.com *.ynab.com | | | power trufflehog
    YouCanBookMe | api.youcanbook.me *.youcanbook.me | | | nango
    Zenkit | base.zenkit.com *.zenkit.com | | | trufflehog
    ZipBooks | api.zipbooks.com *.zipbooks.com | | | trufflehog
  `,
  commerce: `
    API2Cart | api.api2cart.com *.api2cart.com | | | trufflehog
    BigCartel | api.bigcartel.com *.bigcartel.com
    Cin7 | inventory.dearsystems.com *.dearsystems.com *.cin7.com | | | nango
    Commerce.js | api.chec.io *.chec.io | | | trufflehog
    Ecwid | app.ecwid.com *.ecwid.com | | | grant
    Fairing | app.fairing.co *.fairing.co | | | nango
    Gelato | *.gelatoapis.com *.gelato.com
    Judge.me | api.judge.me *.judge.me | | | nango
    KnoCommerce | app-api.knocommerce.com *.knocommerce.com | | | nango
    Konnektive | api.konnektive.com *.konnektive.com | | | nango
    Loop Returns | api.loopreturns.com *.loopreturns.com | | | nango
    Lulu | api.lulu.com *.lulu.com
    Northbeam | *.northbeam.io | | | nango
    Postscript | api.postscript.io *.postscript.io | | | nango rudder segment
    Redo | api.getredo.com *.getredo.com | | | nango
    RyderShip | www.getwhiplash.com *.getwhiplash.com *.whiplash.app | | | nango
    ShipWire | api.shipwire.com *.shipwire.com
    SHOPLINE | *.myshopline.com *.shopline.com | | | nango
    Snipcart | app.snipcart.com *.snipcart.com | | | trufflehog
    Spocket | *.spocket.co
    Store Leads | *.storeleads.app | | | nango
    Ticket Tailor | api.tickettailor.com *.tickettailor.com | | | csp trufflehog
    Triple Whale | api.triplewhale.com *.triplewhale.com | | | nango
    Vouchery | *.vouchery.io | | | trufflehog
    VTEX | *.vtexcommercestable.com.br *.vtex.com *.vtexcommerce.com.br | | | nango
    Zigpoll | v1.zigpoll.com *.zigpoll.com | | | nango
  `,
  crm: `
    A-Leads | api.a-leads.co *.a-leads.co | | | nango
    Adyntel | api.adyntel.com *.adyntel.com | | | nango
    Agendor | api.agendor.com.br *.agendor.com.br
    Aimfox | api.aimfox.com *.aimfox.com | | | nango
    Altrata | *.altrata.com | | | nango
    Attention | api.attention.tech *.attention.tech | | | nango
    Autoklose | api.autoklose.com *.autoklose.com | | | trufflehog
    Avoma | api.avoma.com *.avoma.com | | | nango
    BetterContact | app.bettercontact.rocks *.bettercontact.rocks | | | nango
    Blackbaud | api.sky.blackbaud.com oauth2.sky.blackbaud.com *.blackbaud.com *.blackbaudhosting.com | | | nango power segment
    Bloomerang | api.bloomerang.co *.bloomerang.co
    BuiltWith | api.builtwith.com *.builtwith.com | | | nango
    Capsule CRM | api.capsulecrm.com *.capsulecrm.com | | | trufflehog
    CentralStationCRM | api.centralstationcrm.net *.centralstationcrm.net | | | trufflehog
    Chorus | *.chorus.ai | | | nango
    ChurnZero | *.churnzero.net
    Circleback | app.circleback.ai *.circleback.ai | | | nango
    Clari | *.clari.com *.clari.io | | | nango
    Classy | api.classy.org *.classy.org
    Clay | api.clay.com *.clay.com | | | nango segment
    ClinchPad | www.clinchpad.com *.clinchpad.com | | | trufflehog
    Cloze | api.cloze.com *.cloze.com | | | trufflehog
    CompanyHub | api.companyhub.com *.companyhub.com | | | trufflehog
    ContactOut | api.contactout.com *.contactout.com | | | nango
    Demodesk | *.demodesk.com | | | nango
    DiscoLike | api.discolike.com *.discolike.com | | | nango
    Donorbox | *.donorbox.org
    Everflow | *.eflow.team | | | nango
    Fathom Video | api.fathom.ai *.fathom.ai *.fathom.video | | | nango
    Fiber AI | api.fiber.ai *.fiber.ai | | | nango
    Findymail | app.findymail.com *.findymail.com | | | nango
    Fireflies | api.fireflies.ai *.fireflies.ai | | | mcp nango
    Flowlu | *.flowlu.com | | | trufflehog
    Follow Up Boss | api.followupboss.com *.followupboss.com | | | nango
    Freshsales | *.freshsales.io | | | nango
    FullEnrich | app.fullenrich.com *.fullenrich.com | | | nango
    Gainsight | *.insided.com *.gainsight.com *.gainsightcloud.com *.aptrinsic.com | | | nango rudder segment
    GetProspect | api.getprospect.com *.getprospect.com
    Glyphic | api.glyphic.ai *.glyphic.ai | | | nango
    Grain | api.grain.com *.grain.com | | | nango
    Granola | public-api.granola.ai mcp.granola.ai *.granola.ai | | | nango
    Heymarket | api.heymarket.com *.heymarket.com | | | nango
    HeyReach | api.heyreach.io *.heyreach.io | | | nango
    Icypeas | app.icypeas.com *.icypeas.com | | | nango
    Insightly | *.insightly.com | | | nango trufflehog
    Interseller | *.interseller.io | | | trufflehog
    Jamie | beta-api.meetjamie.ai *.meetjamie.ai | | | nango
    Jiminny | app.jiminny.com *.jiminny.com
    Karma CRM | app.karmacrm.com *.karmacrm.com | | | trufflehog
    Kylas | api.kylas.io *.kylas.io | | | trufflehog
    La Growth Machine | apiv2.lagrowthmachine.com *.lagrowthmachine.com | | | nango
    Leadfeeder | api.leadfeeder.com *.leadfeeder.com *.dealfront.com | | | nango trufflehog
    LeadMagic | api.leadmagic.io *.leadmagic.io | | | nango
    Less Annoying CRM | api.lessannoyingcrm.com *.lessannoyingcrm.com | | | trufflehog
    Lightfield | api.lightfield.app *.lightfield.app | | | nango
    Little Green Light | *.littlegreenlight.com
    MadKudu | api.madkudu.com *.madkudu.com | | | trufflehog
    Maximizer | *.maximizercrmlive.com *.maximizer.com | | | nango power
    Mixmax | api.mixmax.com *.mixmax.com | | | trufflehog
    Modjo | api.modjo.ai *.modjo.ai | | | nango
    Momentum.io | api.momentum.io *.momentum.io | | | nango
    Neon CRM | api.neoncrm.com *.neoncrm.com
    NetHunt | *.nethunt.com | | | trufflehog
    Nimble | app.nimble.com *.nimble.com | | | trufflehog
    nocrm.io | *.nocrm.io | | | nango
    Ocean.io | api.ocean.io *.ocean.io | | | nango
    OnePageCRM | app.onepagecrm.com *.onepagecrm.com | | | trufflehog
    Overloop | api.overloop.com *.overloop.com | | | trufflehog
    PartnerStack | api.partnerstack.com *.partnerstack.com | | | trufflehog
    Pipeline CRM | api.pipelinecrm.com *.pipelinecrm.com | | | nango
    Planhat | api.planhat.com *.planhat.com
    Prospect 365 | *.prospect365.com | | | trufflehog
    Prospeo | api.prospeo.io *.prospeo.io | | | nango
    Quentn | *.quentn.com | | | nango
    Read AI | api.read.ai *.read.ai | | | nango
    Really Simple Systems | apiv4.reallysimplesystems.com *.reallysimplesystems.com | | | trufflehog
    Recall.ai | us-east-1.recall.ai us-west-2.recall.ai eu-central-1.recall.ai ap-northeast-1.recall.ai *.recall.ai | | | nango
    Reply.io | api.reply.io *.reply.io | | | nango trufflehog
    Salesblink | run.salesblink.io *.salesblink.io | | | trufflehog
    Salesflare | api.salesflare.com *.salesflare.com | | | trufflehog
    Salesmate | *.salesmate.io | | | trufflehog
    Salesmsg | api.salesmessage.com *.salesmessage.com | | | nango
    Skrapp | api.skrapp.io *.skrapp.io | | | trufflehog
    StoreCensus | www.storecensus.com *.storecensus.com | | | nango
    Streak | api.streak.com *.streak.com | | | nango trufflehog
    Teamgate | api.teamgate.com *.teamgate.com | | | trufflehog
    The Swarm | *.theswarm.com | | | nango
    TheirStack | api.theirstack.com *.theirstack.com | | | nango
    tl;dv | pasta.tldv.io *.tldv.io | | | nango
    Trigify | api.trigify.io *.trigify.io | | | nango
    Twenty | api.twenty.com *.twenty.com | | | nango
    UpLead | api.uplead.com *.uplead.com | | | trufflehog
    Upsales | integration.upsales.com *.upsales.com | | | nango
    Valley | api.joinvalley.co *.joinvalley.co | | | nango
    Virtuous | api.virtuoussoftware.com *.virtuoussoftware.com
    Vitally | *.vitally.io
    Wappalyzer | api.wappalyzer.com *.wappalyzer.com | | | nango
    Wealthbox | api.crmworkspace.com *.crmworkspace.com | | | nango
    Wiza | *.wiza.co | | | nango
    Zendesk Sell | api.getbase.com *.getbase.com | | | grant nango
  `,
  data: `
    Adafruit IO | io.adafruit.com *.adafruit.com | | | trufflehog
    Adzuna | api.adzuna.com *.adzuna.com | | | trufflehog
    AirVisual | api.airvisual.com *.airvisual.com | | | power trufflehog
    Aletheia | api.aletheiaapi.com *.aletheiaapi.com | | | power trufflehog
    AllSportsAPI | apiv2.allsportsapi.com *.allsportsapi.com | | | trufflehog
    Ambee | api.ambeedata.com *.ambeedata.com | | | power segment trufflehog
    API2PDF | v2.api2pdf.com *.api2pdf.com
    APITemplate.io | api.apitemplate.io rest.apitemplate.io *.apitemplate.io | | | power trufflehog
    Artsy | api.artsy.net *.artsy.net | | | trufflehog
    athenahealth | api.platform.athenahealth.com *.athenahealth.com | | | nango
    Autodesk | developer.api.autodesk.com *.autodesk.com | | | grant nango trufflehog
    Availity | api.availity.com *.availity.com | | | nango
    aviationstack | api.aviationstack.com *.aviationstack.com | | | power trufflehog
    Battle.net | *.blizzard.com oauth.battle.net us.battle.net eu.battle.net *.battle.net *.battlenet.com.cn | | | nango
    BestTime | *.besttime.app | | | trufflehog
    Brandfetch | api.brandfetch.io *.brandfetch.io *.brandfetch.com | | | trufflehog
    Browshot | api.browshot.com *.browshot.com | | | trufflehog
    Calendarific | *.calendarific.com | | | power trufflehog
    CalorieNinjas | api.calorieninjas.com *.calorieninjas.com api.api-ninjas.com *.api-ninjas.com | | | trufflehog
    Canvas Medical | *.canvasmedical.com
    Captain Data | api.captaindata.co *.captaindata.co api.captaindata.com *.captaindata.com | | | trufflehog
    Carbon Interface | www.carboninterface.com *.carboninterface.com | | | trufflehog
    Change Healthcare | apis.changehealthcare.com *.changehealthcare.com
    Cicero | *.cicerodata.com cicero.azavea.com | | | trufflehog
    Cloverly | api.cloverly.com *.cloverly.com | | | power trufflehog
    Conversion Tools | api.conversiontools.io *.conversiontools.io | | | trufflehog
    COROS | open.coros.com *.coros.com | | | nango
    Countrylayer | api.countrylayer.com *.countrylayer.com | | | trufflehog
    CraftMyPDF | api.craftmypdf.com *.craftmypdf.com | | | power trufflehog
    Crawlbase | api.proxycrawl.com *.proxycrawl.com api.crawlbase.com *.crawlbase.com | | | trufflehog
    Currents API | api.currentsapi.services *.currentsapi.services | | | trufflehog
    Diggernaut | www.diggernaut.com *.diggernaut.com | | | trufflehog
    Docparser | api.docparser.com *.docparser.com | | | trufflehog
    Documo | api.documo.com *.documo.com | | | trufflehog
    DrChrono | app.drchrono.com *.drchrono.com | | | nango
    Eagle Eye Networks | *.eagleeyenetworks.com | | | trufflehog
    EcoStruxure IT | api.ecostruxureit.com *.ecostruxureit.com | | | trufflehog
    Elation Health | *.elationemr.com
    Enigma | api.enigma.com *.enigma.com | | | trufflehog
    Epic Games | api.epicgames.dev *.epicgames.dev *.epicgames.com | | | nango
    ExtractorAPI | *.extractorapi.com | | | trufflehog
    FetchRSS | *.fetchrss.com | | | trufflehog
    file.io | *.file.io | | | power trufflehog
    Flexpa | api.flexpa.com *.flexpa.com
    Flickr | api.flickr.com www.flickr.com *.flickr.com *.staticflickr.com | | | grant trufflehog
    FlightAPI | api.flightapi.io *.flightapi.io | | | trufflehog
    FlightAware | aeroapi.flightaware.com *.flightaware.com
    FlightStats | api.flightstats.com *.flightstats.com | | | trufflehog
    Frame.io | api.frame.io *.frame.io | | | trufflehog
    Garmin | apis.garmin.com connectapi.garmin.com *.garmin.com | | | grant nango
    Geocode.xyz | *.geocode.xyz | | | trufflehog
    Geocodify | api.geocodify.com *.geocodify.com | | | trufflehog
    Geocodio | api.geocod.io *.geocod.io | | | trufflehog
    GoFlightLabs | www.goflightlabs.com *.goflightlabs.com | | | trufflehog
    GraphHopper | *.graphhopper.com | | | trufflehog
    Health Gorilla | api.healthgorilla.com *.healthgorilla.com | | | nango
    Healthie | api.gethealthie.com *.gethealthie.com
    Holiday API | *.holidayapi.com | | | trufflehog
    host.io | *.host.io | | | power trufflehog
    HTML2PDF | api.html2pdf.app *.html2pdf.app | | | trufflehog
    Human API | api.humanapi.co *.humanapi.co
    Hybiscus | api.hybiscus.dev *.hybiscus.dev | | | trufflehog
    HyperTrack | v3.api.hypertrack.com *.hypertrack.com | | | trufflehog
    Iconfinder | api.iconfinder.com *.iconfinder.com | | | grant trufflehog
    Iconik | app.iconik.io *.iconik.io
    Intra 42 | api.intra.42.fr *.42.fr | | | trufflehog
    ipapi | api.ipapi.com *.ipapi.com | | | trufflehog
    ipify | api.ipify.org geo.ipify.org *.ipify.org | | | trufflehog
    IPinfoDB | api.ipinfodb.com *.ipinfodb.com | | | trufflehog
    Juniper Mist | api.mist.com *.mist.com | | | nango
    Languagelayer | api.languagelayer.com *.languagelayer.com | | | trufflehog
    LinkPreview | api.linkpreview.net *.linkpreview.net | | | trufflehog
    Live Tennis API | api.livetennisapi.com *.livetennisapi.com | | | nango
    Losant | api.losant.com *.losant.com
    mediastack | api.mediastack.com *.mediastack.com | | | trufflehog
    Meraki | api.meraki.com *.meraki.com | | | trufflehog
    Mockaroo | api.mockaroo.com *.mockaroo.com | | | power trufflehog
    ModMed | *.ema-api.com | | | nango
    Neutrino API | *.neutrinoapi.net *.neutrinoapi.com | | | trufflehog
    NewsCatcher | api.newscatcherapi.com v3-api.newscatcherapi.com *.newscatcherapi.com | | | trufflehog
    Nexthink | *.nexthink.cloud | | | nango
    Onshape | cad.onshape.com oauth.onshape.com *.onshape.com | | | nango
    OpenUV | api.openuv.io *.openuv.io | | | trufflehog
    Optum | apigw.optum.com *.optum.com | | | nango
    Orange Logic | *.orangelogic.com | | | nango
    osu! | osu.ppy.sh *.ppy.sh | | | grant nango
    Owlbot | *.owlbot.info | | | power trufflehog
    PandaScore | api.pandascore.co *.pandascore.co | | | trufflehog
    ParseHub | www.parsehub.com *.parsehub.com | | | trufflehog
    Parseur | api.parseur.com *.parseur.com | | | trufflehog
    Particle | api.particle.io *.particle.io
    Particle Health | api.particlehealth.com *.particlehealth.com
    PDFlayer | api.pdflayer.com *.pdflayer.com | | | trufflehog
    positionstack | api.positionstack.com *.positionstack.com | | | trufflehog
    Practice Fusion | api.patientfusion.com *.patientfusion.com | | | nango
    pVerify | api.pverify.com *.pverify.com | | | nango
    RAWG | api.rawg.io *.rawg.io | | | trufflehog
    Redox | api.redoxengine.com *.redoxengine.com
    Restpack | *.restpack.io | | | trufflehog
    Roaring | api.roaring.io *.roaring.io | | | trufflehog
    ScrapeOwl | api.scrapeowl.com *.scrapeowl.com | | | trufflehog
    ScraperBox | api.scraperbox.com *.scraperbox.com | | | trufflehog
    Scrapestack | api.scrapestack.com *.scrapestack.com | | | trufflehog
    Scrapfly | api.scrapfly.io *.scrapfly.io | | | trufflehog
    ScrapingAnt | api.scrapingant.com *.scrapingant.com | | | trufflehog
    ScreenshotAPI | shot.screenshotapi.net *.screenshotapi.net | | | trufflehog
    Screenshotlayer | api.screenshotlayer.com *.screenshotlayer.com | | | trufflehog
    SelectPdf | *.selectpdf.com | | | trufflehog
    SERPHouse | api.serphouse.com *.serphouse.com | | | trufflehog
    Serpstack | api.serpstack.com *.serpstack.com | | | trufflehog
    Sheety | api.sheety.co *.sheety.co | | | trufflehog
    SmugMug | api.smugmug.com *.smugmug.com | | | grant nango
    Sportmonks | api.sportmonks.com soccer.sportmonks.com *.sportmonks.com | | | trufflehog
    Stack Exchange | api.stackexchange.com *.stackexchange.com *.stackoverflow.com | | | grant nango segment
    Statista | *.statista.com *.statista.ai | | | nango
    Stedi | *.stedi.com | | | nango
    StormGlass | api.stormglass.io *.stormglass.io | | | power trufflehog
    Swiftype | search-api.swiftype.com api.swiftype.com *.swiftype.com | | | trufflehog
    The Odds API | api.the-odds-api.com *.the-odds-api.com | | | trufflehog
    ThousandEyes | api.thousandeyes.com *.thousandeyes.com | | | trufflehog
    TimezoneAPI | *.timezoneapi.io | | | trufflehog
    Tumblr | api.tumblr.com *.tumblr.com | | | grant nango power
    Tuya | *.tuyaus.com *.tuyaeu.com *.tuyacn.com *.tuyain.com *.tuya.com
    Ubidots | industrial.api.ubidots.com *.ubidots.com | | | trufflehog
    UPCDatabase | api.upcdatabase.org *.upcdatabase.org | | | trufflehog
    userstack | api.userstack.com *.userstack.com | | | trufflehog
    Veeva | *.veevavault.com | | | nango
    Walk Score | api.walkscore.com transit.walkscore.com *.walkscore.com | | | trufflehog
    weatherstack | api.weatherstack.com *.weatherstack.com | | | trufflehog
    Web Scraper | api.webscraper.io *.webscraper.io | | | trufflehog
    WebScrapingAPI | api.webscrapingapi.com *.webscrapingapi.com | | | trufflehog
    WHOOP | api.prod.whoop.com *.whoop.com | | | nango
    World Weather Online | api.worldweatheronline.com *.worldweatheronline.com | | | trufflehog
    ZenScrape | app.zenscrape.com *.zenscrape.com | | | trufflehog
    Zenserp | app.zenserp.com *.zenserp.com | | | trufflehog
    Zeplin | api.zeplin.dev *.zeplin.dev | | | trufflehog
    ZipCodeAPI | www.zipcodeapi.com *.zipcodeapi.com | | | trufflehog
    Zipcodebase | app.zipcodebase.com *.zipcodebase.com | | | trufflehog
  `,
  development: `
    123FormBuilder | api.123formbuilder.com *.123formbuilder.com
    API Metrics | client.apimetrics.io *.apimetrics.io | | | trufflehog
    APIMatic | api.apimatic.io *.apimatic.io | | | trufflehog
    Baserow | api.baserow.io *.baserow.io | | | nango
    Basin | *.usebasin.com | | | nango
    Bitbar | cloud.bitbar.com *.bitbar.com | | | trufflehog
    BlazeMeter | a.blazemeter.com *.blazemeter.com api.runscope.com *.runscope.com | | | trufflehog
    BlitApp | *.blitapp.com | | | trufflehog
    Blocknative | api.blocknative.com *.blocknative.com | | | trufflehog
    BorgBase | api.borgbase.com *.borgbase.com | | | trufflehog
    BscScan | api.bscscan.com *.bscscan.com | | | trufflehog
    Bubble | *.bubble.io
    BuddyNS | www.buddyns.com *.buddyns.com | | | trufflehog
    Budibase | *.budibase.app | | | trufflehog
    ButterCMS | api.buttercms.com *.buttercms.com | | | trufflehog
    Cloud Elements | *.cloud-elements.com | | | trufflehog
    Cloudimage | api.cloudimage.com *.cloudimage.com *.cloudimg.io | | | trufflehog
    Codacy | app.codacy.com api.codacy.com *.codacy.com | | | trufflehog
    Code Climate | api.codeclimate.com *.codeclimate.com | | | trufflehog
    Cognito Forms | www.cognitoforms.com *.cognitoforms.com | | | power
    Dareboost | api.dareboost.com *.dareboost.com | | | trufflehog
    dfuse | *.dfuse.io | | | trufflehog
    Ditto | api.dittowords.com *.dittowords.com | | | trufflehog
    DNSCheck | www.dnscheck.co *.dnscheck.co | | | trufflehog
    Drone Cloud | cloud.drone.io *.drone.io | | | trufflehog
    DroneHQ | *.dronahq.com | | | trufflehog
    Dyspatch | api.dyspatch.io *.dyspatch.io | | | trufflehog
    Eraser | app.eraser.io *.eraser.io | | | trufflehog
    Ethplorer | api.ethplorer.io *.ethplorer.io | | | trufflehog
    Fillout | api.fillout.com *.fillout.com | | | nango
    Fleetbase | api.fleetbase.io *.fleetbase.io | | | trufflehog
    Form.io | *.form.io | | | trufflehog
    FormBucket | www.formbucket.com *.formbucket.com | | | trufflehog
    FormCraft | *.formcrafts.com | | | trufflehog
    Formsite | *.formsite.com | | | trufflehog
    Formspree | *.formspree.io
    Formstack | www.formstack.com *.formstack.com | | | grant power
    GetSandbox | *.getsandbox.com | | | trufflehog
    Glide | api.glideapps.com *.glideapps.com
    Grist | docs.getgrist.com *.getgrist.com | | | nango
    GTmetrix | *.gtmetrix.com | | | trufflehog
    Gyazo | api.gyazo.com *.gyazo.com | | | trufflehog
    Knapsack Pro | api.knapsackpro.com *.knapsackpro.com | | | trufflehog
    Loadmill | app.loadmill.com *.loadmill.com | | | trufflehog
    M3O | api.m3o.com *.m3o.com | | | trufflehog
    MuleSoft Anypoint | *.anypoint.mulesoft.com *.mulesoft.com | | | trufflehog
    NFTPort | api.nftport.xyz *.nftport.xyz | | | power trufflehog
    packagecloud | *.packagecloud.io | | | trufflehog
    Paligo | *.paligoapp.com | | | nango
    Paperform | api.paperform.co *.paperform.co | | | trufflehog
    Pastebin | *.pastebin.com | | | trufflehog
    pganalyze | app.pganalyze.com *.pganalyze.com | | | trufflehog
    PostBacks | api.postbacks.io *.postbacks.io | | | trufflehog
    PureStake | *.purestake.io | | | trufflehog
    Qase | api.qase.io *.qase.io | | | trufflehog
    Qubole | *.qubole.com | | | trufflehog
    Red Hat | *.redhat.com | | | trufflehog
    Scalr | *.scalr.io | | | trufflehog
    Scrutinizer | *.scrutinizer-ci.com | | | trufflehog
    Simvoly | *.simvoly.com | | | trufflehog
    Sirv | api.sirv.com *.sirv.com | | | trufflehog
    Siteleaf | api.siteleaf.com *.siteleaf.com | | | trufflehog
    Softr | studio-api.softr.io *.softr.io
    SolarWinds Observability | *.cloud.solarwinds.com | | | trufflehog
    SolarWinds Service Desk | api.samanage.com *.samanage.com
    Spreedly | core.spreedly.com *.spreedly.com
    SSLMate | *.sslmate.com | | | trufflehog
    Statuspal | *.statuspal.io | | | trufflehog
    Tatum | api.tatum.io *.tatum.io | | | trufflehog
    TestingBot | api.testingbot.com *.testingbot.com | | | trufflehog
    Vagrant Cloud | app.vagrantup.com *.vagrantup.com *.vagrantcloud.com | | | trufflehog
    VideoAsk | api.videoask.com *.videoask.com | | | nango
    Web3.Storage | api.web3.storage *.web3.storage | | | trufflehog
    WebsitePulse | api.websitepulse.com *.websitepulse.com | | | trufflehog
    Wufoo | *.wufoo.com
  `,
  documents: `
    Clustdoc | *.clustdoc.com | | | trufflehog
    Concord | api.concordnow.com *.concordnow.com
    Documentero | *.documentero.com
    Eversign | api.eversign.com *.eversign.com
    iLovePDF | api.ilovepdf.com *.ilovepdf.com
    PDF.co | api.pdf.co *.pdf.co | | | power
    PDFMonkey | api.pdfmonkey.io *.pdfmonkey.io
    Signable | api.signable.co.uk *.signable.co.uk | | | trufflehog
    Signaturit | api.signaturit.com api.sandbox.signaturit.com *.signaturit.com | | | trufflehog
    SignRequest | *.signrequest.com | | | power
  `,
  finance: `
    Addepar | api.addepar.com *.addepar.com | | | nango
    Baremetrics | api.baremetrics.com *.baremetrics.com | | | trufflehog
    BitcoinAverage | apiv2.bitcoinaverage.com *.bitcoinaverage.com | | | trufflehog
    Bitfinex | api.bitfinex.com api-pub.bitfinex.com *.bitfinex.com | | | trufflehog
    BitMEX | www.bitmex.com *.bitmex.com | | | trufflehog
    Bitstamp | www.bitstamp.net *.bitstamp.net
    Bybit | api.bybit.com *.bybit.com *.bytick.com
    Candis | *.candis.io | | | nango
    CEX.IO | *.cex.io | | | trufflehog
    ChartMogul | api.chartmogul.com *.chartmogul.com | | | trufflehog
    CoinAPI | rest.coinapi.io *.coinapi.io | | | trufflehog
    Coinlayer | api.coinlayer.com *.coinlayer.com | | | trufflehog
    Coinlib | *.coinlib.io | | | trufflehog
    Commodities-API | *.commodities-api.com | | | trufflehog
    Conta Azul | api.contaazul.com api-v2.contaazul.com auth.contaazul.com *.contaazul.com | | | nango
    Crypto.com | api.crypto.com *.crypto.com
    CryptoCompare | min-api.cryptocompare.com *.cryptocompare.com | | | trufflehog
    Currencybeacon | api.currencyscoop.com *.currencyscoop.com api.currencybeacon.com *.currencybeacon.com | | | trufflehog
    Currencycloud | api.currencycloud.com *.currencycloud.com | | | trufflehog
    CurrencyFreaks | api.currencyfreaks.com *.currencyfreaks.com | | | trufflehog
    DATEV | api.datev.de login.datev.de *.datev.de | | | nango
    Digits | api.digits.com connect.digits.com *.digits.com | | | nango
    DualEntry | api.dualentry.com *.dualentry.com | | | nango
    e-conomic | restapi.e-conomic.com *.e-conomic.com | | | nango
    Embat | api.embat.io *.embat.io | | | nango
    Exact Online | start.exactonline.nl *.exactonline.nl *.exactonline.co.uk *.exactonline.com *.exactonline.be *.exactonline.de *.exactonline.fr *.exactonline.es | | | power
    exchangeratesapi.io | api.exchangeratesapi.io *.exchangeratesapi.io | | | trufflehog
    fastFOREX | api.fastforex.io *.fastforex.io | | | trufflehog
    Finage | api.finage.co.uk *.finage.co.uk | | | trufflehog
    Fiserv | *.fiservapps.com | | | nango
    FMFW | api.fmfw.io *.fmfw.io | | | trufflehog
    Fortnox | api.fortnox.se apps.fortnox.se *.fortnox.se | | | nango
    FreeAgent | api.freeagent.com api.sandbox.freeagent.com *.freeagent.com | | | grant nango power
    FXMarketAPI | *.fxmarketapi.com | | | trufflehog
    Gemini | api.gemini.com *.gemini.com | | | trufflehog
    Glassnode | api.glassnode.com *.glassnode.com | | | trufflehog
    Holded | api.holded.com *.holded.com | | | nango
    IEX Cloud | cloud.iexapis.com *.iexapis.com | | | trufflehog
    Intrinio | api-v2.intrinio.com *.intrinio.com | | | trufflehog
    KuCoin | api.kucoin.com *.kucoin.com | | | trufflehog
    Lendflow | app.lendflow.io *.lendflow.io | | | trufflehog
    Luno | api.luno.com *.luno.com | | | trufflehog
    Marketstack | api.marketstack.com *.marketstack.com | | | trufflehog
    MetaApi | *.agiliumtrade.ai *.meta-api.io | | | trufflehog
    MYOB | api.myob.com secure.myob.com *.myob.com | | | grant nango
    Nasdaq Data Link | data.nasdaq.com | | | trufflehog
    OANDA | api-fxtrade.oanda.com *.oanda.com web-services.oanda.com | | | trufflehog
    OKX | www.okx.com ws.okx.com *.okx.com
    Pennylane | app.pennylane.com *.pennylane.com | | | nango
    Pleo | external.pleo.io auth.pleo.io *.pleo.io | | | nango
    Poloniex | api.poloniex.com *.poloniex.com | | | trufflehog
    Privacy.com | api.privacy.com *.privacy.com | | | trufflehog
    Request Finance | api.request.finance *.request.finance | | | trufflehog
    Revolut | b2b.revolut.com sandbox-b2b.revolut.com merchant.revolut.com *.revolut.com | | | nango
    Robinhood | api.robinhood.com trading.robinhood.com agent.robinhood.com *.robinhood.com | | | nango trufflehog
    Sage | *.sageone.com api.accounting.sage.com oauth.accounting.sage.com id.sage.com *.sage.com | | | nango
    Sage Intacct | api.intacct.com *.intacct.com | | | nango
    Sellsy | api.sellsy.com login.sellsy.com *.sellsy.com | | | grant nango
    SimFin | *.simfin.com | | | trufflehog
    Soldo | api.soldo.com *.soldo.com
    Spendesk | public-api.spendesk.com *.spendesk.com | | | nango
    StockData | api.stockdata.org *.stockdata.org | | | trufflehog
    Thomson Reuters | api.thomsonreuters.com *.thomsonreuters.com | | | nango power
    Tradier | api.tradier.com *.tradier.com | | | trufflehog
    Trading Economics | api.tradingeconomics.com *.tradingeconomics.com | | | nango
    Tripletex | *.tripletex.no *.tripletex.tech | | | nango
    Twinfield | login.twinfield.com *.twinfield.com | | | nango
    Visma | *.visma.net *.visma.com
    Wave | gql.waveapps.com api.waveapps.com *.waveapps.com | | | nango
    WorldCoinIndex | www.worldcoinindex.com *.worldcoinindex.com | | | trufflehog
    Yokoy | *.yokoy.ai *.yokoy.io | | | nango
  `,
  hr: `
    15Five | my.15five.com *.15five.com
    3CX | *.3cx.us | | | nango
    Absorb LMS | *.myabsorb.com | | | nango
    ADP | api.adp.com accounts.adp.com *.adp.com | | | nango
    ApplicantStack | *.applicantstack.com
    Breezy HR | api.breezy.hr *.breezy.hr | | | nango
    Bullhorn | *.bullhornstaffing.com | | | nango
    Cezanne HR | *.cezannehr.com
    Charthop | api.charthop.com *.charthop.com
    Check Payroll | api.checkhq.com *.checkhq.com | | | nango
    CoderPad | app.coderpad.io *.coderpad.io
    Crelate | app.crelate.com *.crelate.com
    Culture Amp | api.cultureamp.com *.cultureamp.com
    Dayforce | www.dayforcehcm.com *.dayforcehcm.com | | | nango
    Employment Hero | api.employmenthero.com oauth.employmenthero.com *.employmenthero.com | | | nango
    Factorial | api.factorialhr.com *.factorialhr.com | | | nango
    Firefish | api.firefishsoftware.com *.firefishsoftware.com | | | nango
    Freshteam | *.freshteam.com | | | nango
    Gem | api.gem.com *.gem.com | | | nango
    Grayscale | *.grayscaleapp.com
    HackerRank | www.hackerrank.com *.hackerrank.com | | | nango
    Hailey HR | *.haileyhr.app | | | nango
    Humaans | app.humaans.io *.humaans.io | | | nango
    JazzHR | api.resumatorapi.com *.resumatorapi.com | | | nango
    JobAdder | api.jobadder.com id.jobadder.com *.jobadder.com | | | nango
    JobDiva | api.jobdiva.com *.jobdiva.com | | | nango
    Jobvite | api.jobvite.com *.jobvite.com | | | nango
    Justworks | public-api.justworks.com payroll.justworks.com *.justworks.com | | | nango
    Kallidus Sapling | *.saplingapp.io
    Kenjo | api.kenjo.io *.kenjo.io
    Lattice | api.latticehq.com *.latticehq.com *.lattice.com | | | nango
    Leapsome | api.leapsome.com *.leapsome.com | | | nango
    Lessonly | api.lessonly.com *.lessonly.com | | | nango
    Manatal | api.manatal.com *.manatal.com | | | nango
    Namely | *.namely.com | | | nango
    Oyster HR | api.oysterhr.com *.oysterhr.com
    Pave | api.pave.com *.pave.com | | | nango
    Paychex | api.paychex.com *.paychex.com | | | nango
    Paycom | api.paycomonline.net *.paycomonline.net | | | nango
    Paycor | apis.paycor.com hcm.paycor.com *.paycor.com | | | nango
    PayFit | oauth.payfit.com partner-api.payfit.com *.payfit.com | | | nango
    Paylocity | api.paylocity.com *.paylocity.com | | | nango
    Pingboard | app.pingboard.com *.pingboard.com | | | nango
    Recruit CRM | api.recruitcrm.io *.recruitcrm.io | | | nango
    Recruitee | api.recruitee.com *.recruitee.com | | | nango
    Recruiterflow | api.recruiterflow.com *.recruiterflow.com | | | nango
    Sage HR | *.sage.hr | | | nango
    SAP Fieldglass | *.fieldglass.net | | | nango
    SAP SuccessFactors | *.sapsf.com *.successfactors.com *.successfactors.eu *.sapsf.eu | | | nango
    Sense | *.sensehq.com
    TalentLMS | *.talentlms.com | | | nango
    Teamtailor | api.teamtailor.com *.teamtailor.com | | | nango
    TestGorilla | *.testgorilla.com
    Timetastic | app.timetastic.co.uk *.timetastic.co.uk | | | nango
    Trakstar Hire | api.recruiterbox.com *.recruiterbox.com | | | nango
    UKG | *.ukg.com *.ukg.net *.ultipro.com | | | nango
    Workday Adaptive Planning | api.adaptiveplanning.com *.adaptiveplanning.com | | | nango
    Workpath | connect.workpath.com *.workpath.com | | | nango
    WorkRamp | app.workramp.com *.workramp.com | | | nango
    Zenefits | api.zenefits.com secure.zenefits.com *.zenefits.com | | | nango
  `,
  identity: `
    GetEmail | api.getemail.io *.getemail.io api.getemails.com *.getemails.com | | | trufflehog
  `,
  marketing: `
    AppFollow | api.appfollow.io *.appfollow.io | | | trufflehog
    Ayrshare | app.ayrshare.com api.ayrshare.com *.ayrshare.com | | | trufflehog
    Beamer | api.getbeamer.com *.getbeamer.com | | | trufflehog
    Bing Webmaster Tools | ssl.bing.com www.bing.com | | | nango
    Bluedot | *.bluedot.io
    BombBomb | api.bombbomb.com *.bombbomb.com | | | trufflehog
    Buffer | api.buffer.com *.buffer.com api.bufferapp.com *.bufferapp.com | | | grant nango
    CallRail | api.callrail.com *.callrail.com | | | nango
    CallTrackingMetrics | api.calltrackingmetrics.com *.calltrackingmetrics.com
    Campaigner | *.campaigner.com
    Campayn | *.campayn.com | | | trufflehog
    Chartboost | api.chartboost.com *.chartboost.com | | | nango
    Chattermill | *.chattermill.com | | | nango
    CleverReach | rest.cleverreach.com *.cleverreach.com | | | nango
    ConvertFlow | *.convertflow.com
    Customer Guru | *.customer.guru | | | trufflehog
    Cyberimpact | api.cyberimpact.com *.cyberimpact.com | | | nango
    Delighted | api.delighted.com *.delighted.com | | | rudder trufflehog
    Dotdigital | r1-api.dotdigital.com r2-api.dotdigital.com r3-api.dotdigital.com *.dotdigital.com *.dotmailer.com | | | power segment trufflehog
    Emarsys | api.emarsys.net auth.emarsys.net *.emarsys.net | | | nango rudder segment
    Everwebinar | *.everwebinar.com
    Feedier | api.feedier.com *.feedier.com | | | trufflehog
    GetGist | api.getgist.com *.getgist.com | | | trufflehog
    Hootsuite | platform.hootsuite.com *.hootsuite.com | | | grant
    Instapage | *.instapage.com
    KlickTipp | api.klicktipp.com *.klicktipp.com | | | nango
    Klipfolio | app.klipfolio.com *.klipfolio.com | | | nango trufflehog
    Later | api.later.com *.later.com
    LeadConduit | *.leadconduit.com
    Leadpages | *.leadpages.com *.leadpages.io
    Listrak | api.listrak.com auth.listrak.com *.listrak.com | | | nango segment
    Mailmodo | api.mailmodo.com *.mailmodo.com | | | rudder trufflehog
    Medallia | *.medallia.com *.medallia.eu | | | nango
    Metricool | app.metricool.com *.metricool.com
    Metrilo | trk.mtrl.me *.mtrl.me *.metrilo.com | | | trufflehog
    Microsoft Advertising | ads.microsoft.com clientcenter.api.bingads.microsoft.com api.bingads.microsoft.com campaign.api.bingads.microsoft.com reporting.api.bingads.microsoft.com *.bingads.microsoft.com | | | nango segment
    Moosend | api.moosend.com *.moosend.com | | | power trufflehog
    Nicereply | api.nicereply.com *.nicereply.com | | | trufflehog
    Noticeable | api.noticeable.io *.noticeable.io | | | trufflehog
    Ordinal | app.tryordinal.com *.tryordinal.com | | | nango
    Podscribe | backend.podscribe.ai *.podscribe.ai | | | nango
    ProvenExpert | www.provenexpert.com *.provenexpert.com | | | nango
    Publer | *.publer.io *.publer.com
    Qualaroo | api.qualaroo.com *.qualaroo.com | | | trufflehog
    Raven Tools | api.raventools.com *.raventools.com | | | trufflehog
    ReachMail | services.reachmail.net *.reachmail.net | | | trufflehog
    Rebrandly | api.rebrandly.com *.rebrandly.com | | | power trufflehog
    Refiner | api.refiner.io *.refiner.io | | | nango rudder trufflehog
    RiteKit | api.ritekit.com *.ritekit.com | | | trufflehog
    SatisMeter | app.satismeter.com *.satismeter.com | | | trufflehog
    Similarweb | api.similarweb.com *.similarweb.com
    Sprout Social | api.sproutsocial.com *.sproutsocial.com
    SpyFu | *.spyfu.com
    StoryChief | api.storychief.io *.storychief.io | | | trufflehog
    SureContact | api.surecontact.com *.surecontact.com | | | nango
    SurveySparrow | api.surveysparrow.com *.surveysparrow.com | | | grant segment trufflehog
    Survicate | data-api.survicate.com *.survicate.com | | | rudder segment trufflehog
    T.LY | api.t.ly *.t.ly | | | trufflehog
    TapClicks | api.tapclicks.com *.tapclicks.com | | | nango
    Travelpayouts | api.travelpayouts.com *.travelpayouts.com | | | trufflehog
    Trustpilot | api.trustpilot.com authenticate.trustpilot.com invitations-api.trustpilot.com *.trustpilot.com | | | grant nango
    Typefully | api.typefully.com *.typefully.com | | | nango
    Unbounce | api.unbounce.com *.unbounce.com | | | grant
    Upwave | api.upwave.io *.upwave.io | | | trufflehog
    VBOUT | api.vbout.com *.vbout.com | | | trufflehog
    Wiser | *.wiser.com
    Zonka Feedback | *.zonkafeedback.com | | | trufflehog
  `,
  messaging: `
    46elks | api.46elks.com *.46elks.com | | | apprise
    AgentLine | api.agentline.cloud *.agentline.cloud | | | nango
    Apifonica | api.apifonica.com *.apifonica.com | | | trufflehog
    BulkSMS | api.bulksms.com *.bulksms.com | | | apprise power trufflehog
    BurstSMS | api.transmitsms.com *.transmitsms.com | | | apprise
    ClockworkSMS | api.clockworksms.com *.clockworksms.com
    D7 Networks | rest-api.d7networks.com api.d7networks.com *.d7networks.com | | | apprise power trufflehog
    EnableX | api.enablex.io *.enablex.io | | | trufflehog
    GatewayAPI | *.gatewayapi.com *.gatewayapi.eu
    Gitter | api.gitter.im *.gitter.im | | | grant trufflehog
    Kavenegar | api.kavenegar.com *.kavenegar.com | | | apprise
    Mailsac | *.mailsac.com | | | trufflehog
    mesibo | api.mesibo.com *.mesibo.com | | | trufflehog
    MessageMedia | api.messagemedia.com *.messagemedia.com
    NetGSM | api.netgsm.com.tr *.netgsm.com.tr
    Pepipost | api.pepipost.com *.pepipost.com | | | trufflehog
    PostageApp | api.postageapp.com *.postageapp.com | | | trufflehog
    Pushbullet | api.pushbullet.com *.pushbullet.com | | | apprise grant trufflehog
    Roam | api.ro.am *.ro.am | | | nango
    Routee | connect.routee.net *.routee.net
    Semaphore SMS | api.semaphore.co *.semaphore.co | | | trufflehog
    SimpleTexting | api-app2.simpletexting.com *.simpletexting.com
    SlickText | api.slicktext.com *.slicktext.com
    SMSAPI | api.smsapi.com *.smsapi.com api.smsapi.pl *.smsapi.pl | | | power
    Superhuman | *.superhuman.com | | | nango
    Telesign | *.telesign.com rest-api.telesign.com
    Teletype | api.teletype.app *.teletype.app | | | trufflehog
    TextAnywhere | api.textanywhere.com *.textanywhere.com | | | trufflehog
    Textlocal | api.textlocal.in *.textlocal.in api.textlocal.com *.textlocal.com
    tru.ID | *.tru.id | | | trufflehog
    Twist | api.twist.com *.twist.com | | | apprise trufflehog
    tyntec | api.tyntec.com *.tyntec.com | | | power trufflehog
    Typetalk | *.typetalk.com | | | trufflehog
    Unipile | *.unipile.com | | | nango
    Voodoo SMS | api.voodoosms.com *.voodoosms.com | | | trufflehog
  `,
  payments: `
    Appstle | subscription-admin.appstle.com *.appstle.com | | | nango
    DataCandy | app.datacandy.com *.datacandy.com | | | nango
    Fanvue | api.fanvue.com *.fanvue.com | | | nango
    Instamojo | api.instamojo.com *.instamojo.com | | | trufflehog
    Loyverse | api.loyverse.com *.loyverse.com | | | trufflehog
    MoonClerk | api.moonclerk.com *.moonclerk.com | | | trufflehog
    Prive | *.tryprive.com | | | nango
    Recharge | api.rechargeapps.com *.rechargeapps.com | | | nango trufflehog
    Skio | graphql.skio.com *.skio.com | | | nango
    Stay AI | api.retextion.com *.retextion.com | | | nango
    ThriveCart | *.thrivecart.com | | | nango
    WePay | wepayapi.wepay.com stage-api.wepay.com *.wepay.com *.wepayapi.com | | | trufflehog
  `,
  security: `
    Abnormal Security | api.abnormalplatform.com *.abnormalplatform.com *.abnormalsecurity.com
    Aikido | app.aikido.dev *.aikido.dev
    Anomali | api.threatstream.com *.threatstream.com | | | tracecat
    Aqua Security | *.aquasec.com *.cloudsploit.com
    Arctic Wolf | *.arcticwolf.com
    Avanan | *.avanan.net | | | nango
    BastionZero | *.bastionzero.com
    BeyondTrust | *.beyondtrustcloud.com
    Bitdefender | *.bitdefender.com | | | nango
    Bitsight | api.bitsighttech.com *.bitsighttech.com
    Bugcrowd | api.bugcrowd.com *.bugcrowd.com
    Censys | search.censys.io api.platform.censys.io *.censys.io | | | tracecat trufflehog
    Cerby | *.cerby.com | | | nango
    Check Point Harmony SASE | api.perimeter81.com *.perimeter81.com | | | nango
    Cloudentity | *.cloudentity.io | | | nango
    Cobalt | api.cobalt.io *.cobalt.io
    ConductorOne | *.conductor.one | | | nango
    ConnectSecure | *.myconnectsecure.com | | | nango
    CyberArk | *.cyberark.cloud *.idaptive.app
    Cybereason | *.cybereason.net
    Cyera | *.cyera.io
    Darktrace | *.darktrace.com
    DeBounce | api.debounce.io *.debounce.io | | | trufflehog
    Delinea | *.secretservercloud.com *.delinea.app
    Detectify | api.detectify.com *.detectify.com | | | trufflehog
    dope.security | *.dope.security | | | nango
    Endor Labs | api.endorlabs.com *.endorlabs.com | | | trufflehog
    Expel | *.expel.io
    ExtraHop | *.extrahop.com
    Flashpoint | api.flashpoint.io *.flashpoint.io
    ForgeRock | *.forgeblocks.com
    GetGeoAPI | api.getgeoapi.com *.getgeoapi.com | | | trufflehog
    GreyNoise | api.greynoise.io *.greynoise.io | | | tracecat
    HackerOne | api.hackerone.com *.hackerone.com | | | tracecat
    Huntress | api.huntress.io *.huntress.io | | | nango
    Intel 471 | api.intel471.com *.intel471.com
    Intigriti | api.intigriti.com *.intigriti.com
    IPHub | *.iphub.info
    IPQualityScore | www.ipqualityscore.com *.ipqualityscore.com | | | power trufflehog
    JupiterOne | *.jupiterone.io | | | trufflehog
    Keeper Security | *.keepersecurity.com | | | nango
    KnowBe4 | *.knowbe4.com | | | nango
    Lacework | *.lacework.net
    LastPass | *.lastpass.com | | | nango
    LoginRadius | api.loginradius.com *.loginradius.com | | | trufflehog
    Malwarebytes | api.malwarebytes.com *.malwarebytes.com | | | nango
    MillionVerifier | api.millionverifier.com *.millionverifier.com | | | nango
    Mimecast | api.services.mimecast.com *.mimecast.com | | | nango
    Moderation API | api.moderationapi.com *.moderationapi.com | | | trufflehog
    Netskope | *.goskope.com
    Nightfall | api.nightfall.ai *.nightfall.ai | | | trufflehog
    OOPSpam | api.oopspam.com *.oopspam.com | | | trufflehog
    Orca Security | api.orcasecurity.io *.orcasecurity.io
    Ory Network | projects.oryapis.com *.oryapis.com *.ory.sh | | | nango
    Palo Alto Networks | *.paloaltonetworks.com *.prismacloud.io
    PingOne | *.pingone.ca *.pingone.asia *.pingone.com.au *.pingone.sg
    Proofpoint | *.proofpoint.com
    Qualys | *.qualys.com *.qualys.eu
    Recorded Future | api.recordedfuture.com *.recordedfuture.com | | | power
    Red Canary | *.redcanary.co *.redcanary.com
    Rownd | api.rownd.io *.rownd.io | | | trufflehog
    SailPoint | *.identitynow.com *.sailpoint.com
    SecurityScorecard | api.securityscorecard.io *.securityscorecard.io
    SecurityTrails | api.securitytrails.com *.securitytrails.com | | | trufflehog
    SentinelOne | *.sentinelone.net | | | nango tracecat
    Sophos | id.sophos.com api.central.sophos.com *.sophos.com | | | nango
    SpectralOps | get.spectralops.io *.spectralops.io | | | trufflehog
    Spur | api.spur.us *.spur.us
    Sublime Security | *.sublimesecurity.com
    Tanium | *.tanium.com | | | nango
    ThreatConnect | *.threatconnect.com
    Trend Micro | *.trendmicro.com api.xdr.trendmicro.com *.xdr.trendmicro.com
    UnifyID | api.unify.id *.unify.id | | | trufflehog
    UpGuard | *.cyber-risk.upguard.com
    Vectra AI | *.vectra.ai
    Verimail | api.verimail.io *.verimail.io | | | trufflehog
    Veriphone | api.veriphone.io *.veriphone.io | | | trufflehog
    VPNAPI.io | *.vpnapi.io | | | trufflehog
    Whoxy | api.whoxy.com *.whoxy.com | | | trufflehog
    Wiz | api.wiz.io auth.app.wiz.io *.wiz.io | | | trufflehog
    Zorus | developer.zorustech.com *.zorustech.com | | | nango
    Zscaler | *.zscaler.net *.zscaler.com *.zscloud.net *.zscalerone.net *.zscalertwo.net *.zscalerthree.net *.zpath.net *.zslogin.net *.private.zscaler.com
  `,
  shipping: `
    ePost | api.klara.ch *.klara.ch | | | nango
    Gebrüder Weiss | *.gw-world.com | | | nango
    IDS Fulfillment | api.idsfulfillment.com *.idsfulfillment.com | | | nango
    Onlogist | *.onlogist.com | | | nango
    Simply Noted | api.simplynoted.com *.simplynoted.com | | | trufflehog
    Storecove | api.storecove.com *.storecove.com | | | trufflehog
  `,
  support: `
    Ada | *.ada.support
    Atlas.so | api.atlas.so *.atlas.so | | | nango
    Birdeye | api.birdeye.com *.birdeye.com
    BugHerd | www.bugherd.com *.bugherd.com | | | trufflehog
    Chatarmin | api.chatarmin.com *.chatarmin.com | | | nango
    Chatbot.com | api.chatbot.com *.chatbot.com | | | trufflehog
    Chatfuel | dashboard.chatfuel.com api.chatfuel.com *.chatfuel.com | | | trufflehog
    Circle.so | app.circle.so *.circle.so | | | nango
    Cliengo | api.cliengo.com *.cliengo.com | | | trufflehog
    CloudTalk | my.cloudtalk.io *.cloudtalk.io | | | nango
    Dialpad WFM | api.teamsurfboard.com *.teamsurfboard.com | | | nango
    Dixa | dev.dixa.io *.dixa.io | | | nango
    Elevio | api.elev.io *.elev.io | | | nango
    EvaluAgent | *.evaluagent.com | | | nango
    Forethought | *.forethought.ai
    Gladly | *.gladly.com
    Groove | api.groovehq.com *.groovehq.com | | | grant trufflehog
    HappyFox | *.happyfox.com
    HelpCrunch | api.helpcrunch.com *.helpcrunch.com | | | trufflehog
    Instabot | api.instabot.io *.instabot.io | | | trufflehog
    Kayako | *.kayako.com
    LiveAgent | *.ladesk.com
    Olark | *.olark.com
    Podium | api.podium.com *.podium.com | | | nango
    Pylon | api.usepylon.com *.usepylon.com | | | nango
    Re:amaze | *.reamaze.com *.reamaze.io
    respond.io | api.respond.io *.respond.io
    Richpanel | *.richpanel.com
    Ringover | public-api.ringover.com *.ringover.com | | | nango
    TeamSupport | *.teamsupport.com
    Tidio | api.tidio.com *.tidio.com *.tidio.co
    Trengo | app.trengo.com *.trengo.com | | | rudder
    Userlike | api.userlike.com *.userlike.com
    Wildix | *.wildixin.com | | | nango
  `,
};
