/** Vendors of the category `hr` in one line each; see `brief-vendors.ts`. */
export const hr = `
    15Five | my.15five.com *.15five.com |  | https://status.15five.com
    360Learning | app.360learning.com app.us.360learning.com *.360learning.com
    3CX | *.3cx.us | | | nango
    Absorb LMS | *.myabsorb.com | | | nango
    ADP | api.adp.com accounts.adp.com *.adp.com | | | nango
    ApplicantStack | *.applicantstack.com
    Breathe HR | api.breathehr.com *.breathehr.com
    Breezy HR | api.breezy.hr *.breezy.hr | npm:breezy-api#C | https://status.breezy.hr | nango w6w
    Buk | *.buk.cl *.buk.pe *.buk.co *.buk.mx
    Bullhorn | *.bullhornstaffing.com | pypi:bullhorn#C | https://status.bullhorn.com | nango
    Cezanne HR | *.cezannehr.com
    Charthop | api.charthop.com *.charthop.com
    Check Payroll | api.checkhq.com *.checkhq.com | | | nango
    CoderPad | app.coderpad.io *.coderpad.io | | https://status.coderpad.io
    Crelate | app.crelate.com *.crelate.com
    Culture Amp | api.cultureamp.com *.cultureamp.com |  | https://status.cultureamp.com
    Darwinbox | *.darwinbox.in *.darwinbox.com
    DataLøn | *.danlon.dk *.dataloen.dk
    Dayforce | www.dayforcehcm.com *.dayforcehcm.com *.ceridian.com *.dayforce.com | pypi:tap-dayforce#C pypi:dayforcepy#C | | nango
    Degreed | api.degreed.com *.degreed.com | | https://degreed.statuspage.io | meltano
    Docebo | *.docebosaas.com | | https://status.docebo.com
    Employment Hero | api.employmenthero.com oauth.employmenthero.com *.employmenthero.com |  | https://status.employmenthero.com | nango
    Ento | *.ento.com
    Eploy | *.eploy.net *.eploy.co.uk
    Eurécia | plateforme.eurecia.com *.eurecia.com
    Factorial | api.factorialhr.com *.factorialhr.com | pypi:factorial-api-client#C | | nango
    Firefish | api.firefishsoftware.com *.firefishsoftware.com | | | nango
    Freshteam | *.freshteam.com | | | nango
    Gem | api.gem.com *.gem.com |  | https://status.gem.com | nango
    Grayscale | *.grayscaleapp.com
    greytHR | api.greythr.com *.greythr.com
    HackerRank | www.hackerrank.com *.hackerrank.com | pypi:hackerrank#C | https://status.hackerrank.com | nango
    Hailey HR | *.haileyhr.app | | | nango
    Homebase Scheduling | app.joinhomebase.com *.joinhomebase.com
    HRLocker | *.hrlocker.com
    Humaans | app.humaans.io *.humaans.io | | | nango
    iCIMS | api.icims.com *.icims.com | | | https://developer.icims.com
    JazzHR | api.resumatorapi.com *.resumatorapi.com | | | nango
    JobAdder | api.jobadder.com id.jobadder.com *.jobadder.com | | | nango
    Jobcan | *.jobcan.jp *.jobcan.ne.jp
    JobDiva | api.jobdiva.com *.jobdiva.com | | | nango
    Jobvite | api.jobvite.com *.jobvite.com | | | nango
    Justworks | public-api.justworks.com payroll.justworks.com *.justworks.com | | | nango
    Kallidus Sapling | *.saplingapp.io
    Keka | login.keka.com *.keka.com
    Kenjo | api.kenjo.io *.kenjo.io
    KeyPay | api.yourpayroll.com.au api.yourpayroll.co.nz keypay.yourpayroll.com.au *.yourpayroll.com.au *.yourpayroll.co.nz
    King of Time | api.kingtime.jp *.kingtime.jp *.kingoftime.jp
    Lattice | api.latticehq.com *.latticehq.com *.lattice.com | | https://status.lattice.com | nango
    Leapsome | api.leapsome.com *.leapsome.com | | | nango
    Lessonly | api.lessonly.com *.lessonly.com | | | nango
    Litmos | api.litmos.com *.litmos.com | | | https://support.litmos.com
    Loket.nl | api.loket.nl *.loket.nl | | | openapis
    Manatal | api.manatal.com *.manatal.com | pypi:manatal#C | | nango
    Namely | *.namely.com | | https://status.namely.com | nango
    Nmbrs | api.nmbrs.com identityservice.nmbrs.com api.nmbrs.nl *.nmbrs.com *.nmbrs.nl
    Oyster HR | api.oysterhr.com *.oysterhr.com
    Pave | api.pave.com *.pave.com | | | nango
    Paychex | api.paychex.com *.paychex.com | | | nango
    Paycom | api.paycomonline.net *.paycomonline.net | | | nango
    Paycor | apis.paycor.com hcm.paycor.com *.paycor.com | | | nango
    PayFit | oauth.payfit.com partner-api.payfit.com *.payfit.com | | | nango
    Paylocity | api.paylocity.com *.paylocity.com | pypi:tap-paylocity#C |  | nango
    PeopleHR | api.peoplehr.net *.peoplehr.net *.peoplehr.com
    Pingboard | app.pingboard.com *.pingboard.com | | | nango
    Planday | openapi.planday.com id.planday.com *.planday.com | | | https://openapi.planday.com
    Quinyx | api.quinyx.com *.quinyx.com
    Recruit CRM | api.recruitcrm.io *.recruitcrm.io | | https://status.recruitcrm.io | nango w6w
    Recruitee | api.recruitee.com *.recruitee.com | pypi:airbyte-source-recruitee#C | https://status.tellent.com | nango
    Recruiterflow | api.recruiterflow.com *.recruiterflow.com | | | nango
    Roubler | *.roubler.com
    Sage HR | *.sage.hr | | | nango
    Salary.dk | api.salary.dk *.salary.dk
    SAP Fieldglass | *.fieldglass.net | pypi:airbyte-source-sap-fieldglass#C |  | nango
    SAP SuccessFactors | *.sapsf.com *.successfactors.com *.successfactors.eu *.sapsf.eu | pypi:sapsf-shared#C | | nango
    Sense | *.sensehq.com |
    Sesame HR | api-eu1.sesametime.com *.sesametime.com | | | https://apidocs.sesametime.com
    Shiftbase | api.shiftbase.com *.shiftbase.com
    Silae | payroll-api.silae.fr payroll-api-auth.silae.fr *.silae.fr
    Sling Scheduling | api.getsling.com *.getsling.com
    StepStone | *.stepstone.de *.stepstone.com
    SuperJob | api.superjob.ru *.superjob.ru | composer:alexmasterov/oauth2-superjob#C
    Sympa | api.sympa.com *.sympahr.net *.sympa.com
    Talana | talana.com *.talana.com
    TalentLMS | *.talentlms.com | | | nango
    Tamigo | api.tamigo.com *.tamigo.com
    Tanda | my.tanda.co my.workforce.com *.tanda.co
    Teamtailor | api.teamtailor.com *.teamtailor.com | | | nango
    TestGorilla | *.testgorilla.com
    Time Doctor | api2.timedoctor.com webapi.timedoctor.com *.timedoctor.com
    TimeButler | app.timebutler.com *.timebutler.de *.timebutler.com | |  | meltano
    Timetastic | app.timetastic.co.uk *.timetastic.co.uk | | | nango
    Trakstar Hire | api.recruiterbox.com *.recruiterbox.com | | | nango
    Truv | prod.truv.com cdn.truv.com *.truv.com | | | https://docs.truv.com
    UKG | *.ukg.com *.ukg.net *.ultipro.com | pypi:ukg#C | | nango
    UKG Ready | secure.saashr.com secure2.saashr.com secure3.saashr.com secure4.saashr.com *.saashr.com
    When I Work | api.wheniwork.com login.api.wheniwork.com *.wheniwork.com | npm:wheniwork#C | | https://apidocs.wheniwork.com
    Workday Adaptive Planning | api.adaptiveplanning.com *.adaptiveplanning.com | pypi:wdadaptivepy#C | | nango
    Workpath | connect.workpath.com *.workpath.com | | | nango
    WorkRamp | app.workramp.com *.workramp.com | pypi:airbyte-source-workramp#C |  | nango
    Zarplata.ru | api.zarplata.ru *.zarplata.ru
    Zenefits | api.zenefits.com secure.zenefits.com *.zenefits.com | pypi:airbyte-source-zenefits#C |  | nango
    Zenegy | api.zenegy.com *.zenegy.com
`;
