/** Interfaces to data for everybody, in one line each; see `brief-vendors.ts`. Their names are not looked for (`UNNAMED_CATEGORIES`). */
export const publicData = `
    511 SF Bay | api.511.org *.511.org | | | https://511.org/open-data
    7digital | api.7digital.com *.7digital.com | npm:7digital-api | | https://docs.7digital.com
    7Timer! | *.7timer.info | | | publicapis
    AADE myDATA | mydatapi.aade.gr mydataapidev.aade.gr mydata-rest.aade.gr *.aade.gr
    AcoustID | *.acoustid.org | pypi:pyacoustid#C
    ADS-B Exchange | *.adsbexchange.com | pypi:adsb-exchange-python#C | | publicapis
    adsb.lol | api.adsb.lol *.adsb.lol | | | https://api.adsb.lol/docs
    Advice Slip | *.adviceslip.com | | | publicapis
    Aemet | *.aemet.es | pypi:collective-volto-aemet#C pypi:aemet-opendata#C | | publicapis
    Airstack | api.airstack.xyz *.airstack.xyz | npm:@airstack/node npm:@airstack/airstack-react pypi:airstack | | https://docs.airstack.xyz
    aisstream.io | stream.aisstream.io *.aisstream.io
    Akinator | en.akinator.com *.akinator.com | npm:aki-api#C pypi:akinator#C pypi:py-akinator#C pypi:akinator-python#C pypi:akinator-py#C pypi:akipy#C pypi:rynaki#C pypi:cooaki#C | | https://github.com/leon-ai/leon
    Altmetric | api.altmetric.com *.altmetric.com | pypi:pyaltmetric#C | | https://api.altmetric.com
    Amber Electric | api.amber.com.au *.amber.com.au | pypi:amberelectric | | https://app.amber.com.au/developers
    AmiiboAPI | *.amiiboapi.com | | | publicapis
    Amsterdam Data | api.data.amsterdam.nl *.data.amsterdam.nl
    An API of Ice And Fire | *.anapioficeandfire.com | | | publicapis
    ANAF | webservicesp.anaf.ro api.anaf.ro logincert.anaf.ro *.anaf.ro
    AniDB | *.anidb.net | pypi:anidb-client#C pypi:adbb#C | | publicapis
    AniList | *.anilist.co | npm:ani-client#C pypi:anilist-wrapper#C pypi:pyanilist#C pypi:anilist-api#C pypi:anisearch#C pypi:anipie#C pypi:anirisuto#C | | publicapis
    AnimeNewsNetwork | *.animenewsnetwork.com | | | publicapis
    API Géo | geo.api.gouv.fr | | | https://geo.api.gouv.fr
    ApiCEP | ws.apicep.com cdn.apicep.com *.apicep.com
    Apiip | *.apiip.net | npm:apiip.net#C pypi:apiip | | publicapis
    ApiMedic | *.apimedic.com | | | publicapis
    ApiPeru.dev | apiperu.dev
    APIs Perú | dniruc.apisperu.com facturacion.apisperu.com *.apisperu.com
    APIs.guru | *.apis.guru | | | publicapis
    APIs.net.pe | api.apis.net.pe api.decolecta.com *.apis.net.pe *.decolecta.com
    Aptos | fullnode.mainnet.aptoslabs.com api.mainnet.aptoslabs.com fullnode.testnet.aptoslabs.com *.aptoslabs.com
    AQICN | *.aqicn.org | pypi:aiowaqi#C | | publicapis
    Arbitrum | arb1.arbitrum.io sepolia-rollup.arbitrum.io *.arbitrum.io
    ARCA (AFIP) | wsaa.afip.gov.ar servicios1.afip.gov.ar wsaahomo.afip.gov.ar wswhomo.afip.gov.ar aws.afip.gov.ar *.afip.gov.ar *.afip.gob.ar *.arca.gob.ar | gem:afip_bill#C pypi:pyafipws#C
    ARES Czechia | ares.gov.cz wwwinfo.mfcr.cz | | | https://ares.gov.cz/stranky/vyvojar-info
    ArgentinaDatos | api.argentinadatos.com *.argentinadatos.com
    Art Institute of Chicago | *.artic.edu | | | publicapis
    ART19 | *.art19.com | | | companiesdb jentic
    Associated Press | *.ap.org | | | publicapis
    Atmo France | admindata.atmo-france.org *.atmo-france.org api.atmo-aura.fr api.atmo-hdf.fr api.atmosud.org api.atmo-grandest.eu | | | breezy
    Auckland Transport | api.at.govt.nz *.at.govt.nz
    Audiomack | *.audiomack.com | | | publicapis
    Australian Bureau of Statistics | data.api.abs.gov.au api.data.abs.gov.au indicator.data.abs.gov.au *.abs.gov.au
    Australian Business Register | abr.business.gov.au *.abr.business.gov.au *.business.gov.au
    Autobahn | verkehr.autobahn.de *.autobahn.de
    Avalanche | api.avax.network api.avax-test.network *.avax.network *.avax-test.network
    Aviation Edge | aviation-edge.com *.aviation-edge.com
    AviationAPI | *.aviationapi.com | | | publicapis
    AviationWeather | *.aviationweather.gov | | | publicapis
    Bacon Ipsum | *.baconipsum.com | | | publicapis
    Banco Central de la República Argentina | api.bcra.gob.ar *.bcra.gob.ar
    Banco de México | www.banxico.org.mx *.banxico.org.mx
    Bandcamp | *.bandcamp.com | pypi:bandcamp-async-api#C | | publicapis
    Bandsintown | *.bandsintown.com | | | jentic webappanalyzer
    Bank of Canada | www.bankofcanada.ca | pypi:pyvalet#C | | https://www.bankofcanada.ca/valet/docs
    Bank of Israel | boi.org.il www.boi.org.il edge.boi.gov.il *.boi.org.il
    Bank of Russia | *.cbr.ru | pypi:grind-t-cbr-ratings#C | | publicapis
    Bank of Thailand | apigw1.bot.or.th *.bot.or.th
    Base Chain | mainnet.base.org sepolia.base.org *.base.org
    BASE Search | api.base-search.net *.base-search.net | | | searxng
    Basel Open Data | data.bs.ch
    Bay Area Rapid Transit | *.bart.gov | | | publicapis
    Beeceptor | *.beeceptor.com | | | publicapis
    BeezUP | *.beezup.com | | | companiesdb jentic
    BigOven | *.bigoven.com | | | jentic
    Bilibili | *.bilibili.com *.bilibili.tv *.bilivideo.com | npm:tiny-bilibili-ws#C pypi:bilibili-api-python#C pypi:bpi-py#C
    Billbee | *.billbee.io | | | jentic
    Billingo | *.billingo.hu | pypi:clientapi-billingo#C | | jentic
    BinderByte | api.binderbyte.com *.binderbyte.com
    Binlist | *.binlist.net | npm:binlookup#C pypi:pybinlist#C | | publicapis
    BioPortal | data.bioontology.org *.bioontology.org | |  | https://data.bioontology.org/documentation
    Bitquery | *.bitquery.io | generic:env:BITQUERY_API_KEY#B generic:env:BITQUERY_TOKEN#B | | publicapis
    BKG Geodatenzentrum | sgx.geodatenzentrum.de *.geodatenzentrum.de | | | leafletproviders
    BKK FUTÁR | futar.bkk.hu | pypi:bkkapi#C | | openapis
    Block | *.block.io | | https://status.block.io | publicapis statusphere
    Blockchain | *.blockchain.com | | https://www.blockchain-status.com | publicapis statusphere
    Blockchain.info | *.blockchain.info | pypi:blockcheck#C
    Blockchair | api.blockchair.com *.blockchair.com | | https://status.blockchair.com | statusphere
    BlockCypher | *.blockcypher.com | composer:blockcypher/php-client
    Blockscout | *.blockscout.com | pypi:blockscoutsdk#B pypi:blockscout-python#B | | publicapis
    Blockstream | *.blockstream.info | pypi:jade-client#C
    Bluelytics | api.bluelytics.com.ar *.bluelytics.com.ar
    BMKG | data.bmkg.go.id api.bmkg.go.id *.bmkg.go.id
    BNB Chain | bsc-dataseed.binance.org bsc-dataseed1.binance.org data-seed-prebsc-1-s1.binance.org bsc-dataseed.bnbchain.org *.bnbchain.org
    Board Game Geek | *.boardgamegeek.com | | | publicapis
    Bored API | *.boredapi.com
    Boston MBTA Transit | *.mbta.com | | | publicapis
    Botify | *.botify.com | pypi:botify-api#C | | jentic
    BPS Indonesia | webapi.bps.go.id *.bps.go.id
    Brainshop.ai | *.brainshop.ai | | | publicapis
    Brand.dev | api.brand.dev | npm:brand.dev | | https://docs.brand.dev
    Brawl Stars | *.brawlstars.com | pypi:brawlstars-py#C pypi:pybrawlstars#C pypi:novabrawlstars#C pypi:brawlpy-2024#C pypi:brawlstats#C pypi:brawlplex#C | | publicapis
    Brazil | *.brasilapi.com.br | pypi:bacenapi#C | | publicapis
    Brazil Receita WS | *.receitaws.com.br | | | publicapis
    Brazilian Central Bank | *.bcb.gov.br | pypi:sgs2#C | | publicapis
    Bright Sky | api.brightsky.dev *.brightsky.dev | pypi:brightsky | | https://brightsky.dev/docs
    Brønnøysundregistrene | data.brreg.no *.brreg.no | pypi:brreg#C | | https://data.brreg.no/enhetsregisteret/api/dokumentasjon
    Bulgarian National Bank | bnb.bg *.bnb.bg | | | exchanger
    bund.dev | destatis.api.bund.dev tagesschau.api.bund.dev *.api.bund.dev | | | searxng
    Bundesagentur für Arbeit | rest.arbeitsagentur.de *.arbeitsagentur.de
    Bureau of Economic Analysis | apps.bea.gov | pypi:beaapi
    Bureau of Meteorology | api.weather.bom.gov.au *.bom.gov.au
    California ISO | oasis.caiso.com www.caiso.com *.caiso.com
    CallFire | *.callfire.com | | | jentic
    CallMeBot | *.callmebot.com | pypi:callmebot-utils#C | | acmesh
    Canada Holidays API | canada-holidays.ca *.canada-holidays.ca | | | openapis
    Caselaw Access Project | api.case.law static.case.law *.case.law
    Cat Facts | *.catfact.ninja | | | publicapis
    Cataas | *.cataas.com | pypi:cataas#C | | publicapis
    Catbox | *.catbox.moe | npm:node-catbox#C pypi:catboxpy#C pypi:catbox-api#C pypi:catbox-moe#C
    CDC Data | data.cdc.gov | | | https://data.cdc.gov
    Central Bank of Türkiye | www.tcmb.gov.tr *.tcmb.gov.tr | | | exchanger
    Central Bank of Uzbekistan | cbu.uz *.cbu.uz | | | exchanger
    Central Weather Administration | opendata.cwa.gov.tw opendata.cwb.gov.tw *.cwa.gov.tw *.cwb.gov.tw
    CEP Aberto | www.cepaberto.com *.cepaberto.com
    Cerema | apidf-preprod.cerema.fr *.cerema.fr
    ChatNoir | www.chatnoir.eu *.chatnoir.eu | | | searxng
    CheapShark | *.cheapshark.com | | | publicapis
    CheckWX | api.checkwx.com *.checkwx.com | | | https://www.checkwxapi.com/documentation
    Chefkoch | api.chefkoch.de *.chefkoch.de | | | searxng
    Chomp | *.chompthis.com | | | jentic publicapis
    Chorus Pro | chorus-pro.gouv.fr *.chorus-pro.gouv.fr
    Chronicling America | *.loc.gov | | | publicapis
    chucknorris.io | *.chucknorris.io | | | publicapis
    CiNii | ci.nii.ac.jp cir.nii.ac.jp *.nii.ac.jp
    City Bikes | *.citybik.es | pypi:python-citybikes#C | | publicapis
    Clash of Clans | *.clashofclans.com | npm:clashofclans.js#C pypi:clash-of-clans-python-api pypi:geniuslib#C pypi:clashy-py#C pypi:cocapi#C pypi:coc-py#C pypi:cocpysdk#C pypi:clashinfo#C pypi:cocapiwrapper#C | | publicapis
    Clash Royale | *.clashroyale.com | pypi:clash-royale-python#C pypi:clashroyale-py#C pypi:aioclashroyale#C | | publicapis
    CleanURI | *.cleanuri.com | | | publicapis
    Climate FieldView | platform.climate.com *.climate.com | | | openapis
    Climatempo | apiadvisor.climatempo.com.br *.climatempo.com.br
    CMF Chile | api.cmfchile.cl *.cmfchile.cl
    CMS.gov | *.cms.gov | | | publicapis
    CNPJ.ws | publica.cnpj.ws comercial.cnpj.ws *.cnpj.ws
    CodeCogs | *.codecogs.com | | | publicapis
    Codeforces | *.codeforces.com | pypi:codeforcespy#C pypi:cforces#C pypi:yxr-codeforces-core#C pypi:codeforceskindofwrapper#C | | publicapis
    CoinCap | *.coincap.io | | | jentic publicapis
    CoinDCX | *.coindcx.com | pypi:coindcx#C | | publicapis
    CoinDesk | *.coindesk.com | | | publicapis
    Coinlore | *.coinlore.com | | | publicapis
    CoinRanking | *.coinranking.com | | | publicapis
    CollegeFootballData.com | *.collegefootballdata.com | npm:cfbd | | jentic publicapis
    Color Name API | api.color.pizza | | | openapis
    Colormind | *.colormind.io | | | publicapis
    Common Crawl | index.commoncrawl.org data.commoncrawl.org *.commoncrawl.org | | | subfinder
    Congress.gov | api.congress.gov *.congress.gov | pypi:openbb-congress-gov#C pypi:congressgov#C pypi:congress-gov-api-client#C pypi:congresslib#C | | https://api.congress.gov
    Consumer Financial Protection Bureau | api.consumerfinance.gov *.consumerfinance.gov | | | openapis
    Copernicus Climate Data Store | cds.climate.copernicus.eu ads.atmosphere.copernicus.eu | pypi:cdsapi | | https://cds.climate.copernicus.eu/how-to-api
    Copernicus Marine | *.marine.copernicus.eu | pypi:copernicusmarine | | https://help.marine.copernicus.eu
    COPOMEX | api.copomex.com *.copomex.com
    CORE | *.core.ac.uk | | | publicapis
    CountAPI | *.countapi.xyz | | | publicapis
    Country.is | *.country.is | | | publicapis
    CourtListener | www.courtlistener.com *.courtlistener.com
    Cover Art Archive | coverartarchive.org *.coverartarchive.org | | | https://github.com/AzuraCast/AzuraCast
    Crafatar | *.crafatar.com | | | publicapis
    CriptoYa | criptoya.com *.criptoya.com
    CryptoMarket | *.cryptomkt.com | pypi:cryptomarket#C | | publicapis
    CSIRO Ontoserver | *.ontoserver.csiro.au | |  | https://ontoserver.csiro.au
    CurseForge | *.curseforge.com *.forgecdn.net | pypi:curseforgepy#C pypi:curseforge-api-wrapper#C pypi:curseforge#C pypi:cursedforged#C pypi:cursedpy#C cargo:furse#C githubactions:itsmeow/curseforge-upload#G maven:net.darkhax.curseforgegradle#G maven:com.matthewprenger.cursegradle#G maven:com.matthewprenger:CurseGradle#G
    Cutt.ly | *.cutt.ly | | | publicapis
    CVE Details | www.cvedetails.com *.cvedetails.com
    CVE Program | cveawg.mitre.org cveawg-test.mitre.org *.cve.org
    CVR Denmark | cvrapi.dk distribution.virk.dk *.cvrapi.dk *.virk.dk
    Czech National Bank | *.cnb.cz | | | publicapis
    Câmara dos Deputados | dadosabertos.camara.leg.br *.camara.leg.br
    Danbooru | *.donmai.us | pypi:applebooru#C | | publicapis
    Data USA | *.datausa.io | | | publicapis
    data.gouv.fr | www.data.gouv.fr tabular-api.data.gouv.fr *.data.gouv.fr
    DATA.GOV.HK | api.data.gov.hk data.gov.hk *.data.gov.hk
    data.gov.my | api.data.gov.my *.data.gov.my
    Data.parliament.uk | *.parliament.uk | | | jentic publicapis
    DataCite | *.datacite.org | pypi:datacite#C
    Datadis | datadis.es *.datadis.es
    Dataforsyningen | api.dataforsyningen.dk dawa.aws.dk *.dataforsyningen.dk | |  | https://dawadocs.dataforsyningen.dk
    DataJud | api-publica.datajud.cnj.jus.br *.cnj.jus.br
    Datalastic | api.datalastic.com *.datalastic.com
    Datos Abiertos Colombia | www.datos.gov.co *.datos.gov.co
    Datos Argentina | apis.datos.gob.ar *.datos.gob.ar
    Deck of Cards | *.deckofcardsapi.com | | | publicapis
    Destatis | www-genesis.destatis.de *.destatis.de
    Deutsche Bahn | apis.deutschebahn.com iris.noncd.db.de *.deutschebahn.com | pypi:deutsche-bahn-py#C pypi:deutsche-bahn-api#C pypi:db-timetables#C pypi:bahnapi#C pypi:train-delay#C | | https://developers.deutschebahn.com
    Deutscher Wetterdienst | opendata.dwd.de maps.dwd.de *.dwd.de | pypi:dwdweather2#C pypi:wetterdienst#C pypi:dwdwfsapi#C | | https://opendata.dwd.de
    Devopness | *.devopness.com | pypi:devopness#C | | jentic
    DEX Screener | api.dexscreener.com *.dexscreener.com
    DIAN | vpfe.dian.gov.co vpfe-hab.dian.gov.co *.dian.gov.co
    DigitalNZ | *.digitalnz.org | | | jentic
    Disney API | *.disneyapi.dev | | | publicapis
    Dogs | *.dog.ceo | | | publicapis
    DOI Foundation | doi.org dx.doi.org *.doi.org | | | https://www.doi.org
    DolarApi | dolarapi.com *.dolarapi.com
    Dota 2 | *.opendota.com | | | publicapis
    dpaste | dpaste.com dpaste.org
    DummyJSON | *.dummyjson.com | | | publicapis
    Dungeons and Dragons | *.dnd5eapi.co | | | publicapis
    Dungeons and Dragons (Alternate) | *.open5e.com | | | publicapis
    DVLA | driver-vehicle-licensing.api.gov.uk uat.driver-vehicle-licensing.api.gov.uk
    DVSA MOT history | beta.check-mot.service.gov.uk history.mot.api.gov.uk tapi.dvsa.gov.uk
    E-Control | api.e-control.at *.e-control.at
    e-Stat Japan | api.e-stat.go.jp *.e-stat.go.jp | | | https://www.e-stat.go.jp/api
    E621 | *.e621.net | pypi:aioe621#C pypi:p621#C
    Eastmoney | push2.eastmoney.com push2his.eastmoney.com datacenter-web.eastmoney.com *.eastmoney.com
    ECMWF | api.ecmwf.int *.ecmwf.int | pypi:ecmwf-api-client | | https://github.com/ecmwf/ecmwf-api-client
    Economia.Awesome | *.awesomeapi.com.br | | | publicapis
    EDINET | disclosure.edinet-fsa.go.jp api.edinet-fsa.go.jp *.edinet-fsa.go.jp
    edX | *.edx.org
    Elexon | data.elexon.co.uk api.bmreports.com *.elexon.co.uk *.bmreports.com | pypi:elexonpy#C pypi:elexondataportal#C | | https://bmrs.elexon.co.uk
    Eloverblik | api.eloverblik.dk *.eloverblik.dk | pypi:pyeloverblik#C
    Elsevier | api.elsevier.com *.elsevier.com | pypi:elsapy pypi:pybliometrics | | https://dev.elsevier.com
    ELSTER | datenannahme1.elster.de datenannahme2.elster.de *.elster.de
    EMBL-EBI | www.ebi.ac.uk *.ebi.ac.uk | | | openapis
    emsifa wilayah | emsifa.github.io www.emsifa.com *.emsifa.com
    endoflife.date | endoflife.date *.endoflife.date | | | https://endoflife.date/docs/api
    Enedis | gw.ext.prod.api.enedis.fr ext.prod.api.enedis.fr *.enedis.fr | pypi:pylinky#C
    Energi Data Service | *.energidataservice.dk | pypi:et-eds-api#C | | publicapis
    Energy Information Administration | api.eia.gov *.eia.gov | pypi:openbb-us-eia#C | | https://www.eia.gov/opendata
    Energy Performance Certificates | epc.opendatacommunities.org *.opendatacommunities.org
    Energy-Charts | api.energy-charts.info *.energy-charts.info
    Environment Canada | dd.weather.gc.ca api.weather.gc.ca geo.weather.gc.ca *.weather.gc.ca | pypi:env-canada#C | | https://eccc-msc.github.io/open-data
    EPA | *.epa.gov | | | publicapis
    EPO | *.epo.org | | | publicapis
    ERCOT | api.ercot.com www.ercot.com mis.ercot.com *.ercot.com
    Ergast F1 | *.ergast.com | | | publicapis
    Ergo | *.joinergo.com | | | nango
    ESIOS | api.esios.ree.es apidatos.ree.es *.ree.es
    ESPN | site.api.espn.com sports.core.api.espn.com fantasy.espn.com lm-api-reads.fantasy.espn.com *.espn.com | pypi:espn-api#C npm:espn-fantasy-football-api#C
    Estadísticas BCRA | api.estadisticasbcra.com *.estadisticasbcra.com
    Estonian Weather Service | www.ilmateenistus.ee *.ilmateenistus.ee | | | breezy
    European Central Bank | www.ecb.europa.eu *.ecb.europa.eu *.ecb.int | npm:ecb-euro-exchange-rates#C npm:currencyjs#C gem:eu_central_bank#C | | https://github.com/opencart/opencart
    European Commission | ec.europa.eu *.ec.europa.eu | npm:vies#C maven:ch.digitalfondue.vatchecker:vatchecker#C | | power https://ec.europa.eu/eurostat/web/user-guides/data-browser/api-data-access
    European data portal | data.europa.eu | | | https://dataeuropa.gitlab.io/data-provider-manual
    Europeana | *.europeana.eu | | | publicapis
    Evil Insult Generator | *.evilinsult.com | | | publicapis
    Ex Libris | *.exlibrisgroup.com | pypi:omnis-py#C pypi:almaapitk#C pypi:almapy#C | https://status.exlibrisgroup.com | jentic
    ExcelAPI | api.excelapi.org *.excelapi.org
    ExchangeRate-API Open | open.er-api.com *.er-api.com
    Fabric Meta | meta.fabricmc.net maven.fabricmc.net *.fabricmc.net | | | https://fabricmc.net
    FaceCheck.ID | *.facecheck.id | | | jentic
    FakerAPI | *.fakerapi.it | | | publicapis
    FakeStoreAPI | *.fakestoreapi.com | | | publicapis
    FavQs.com | *.favqs.com | | | publicapis
    FEC | *.fec.gov | | | publicapis
    Federal Register | *.federalregister.gov | pypi:executiveordermonitor#C | | publicapis
    FIDO Metadata Service | mds3.fidoalliance.org mds.fidoalliance.org | | | https://github.com/bitwarden/passwordless-server
    figshare | *.figshare.com | pypi:figshare-client#C pypi:ldcoolp-figshare#C githubactions:figshare/*#G | | jentic
    Final Fantasy XIV | *.xivapi.com | pypi:xivapy#C | | publicapis
    FinanzOnline | finanzonline.bmf.gv.at *.bmf.gv.at
    Fingrid | data.fingrid.fi api.fingrid.fi *.fingrid.fi
    Finna | api.finna.fi *.finna.fi | | | https://github.com/bookwyrm-social/bookwyrm
    Finnish Meteorological Institute | opendata.fmi.fi alerts.fmi.fi *.fmi.fi | | | breezy
    Fiscal Data of the US Treasury | api.fiscaldata.treasury.gov | | | https://fiscaldata.treasury.gov/api-documentation
    Flagpedia | flagcdn.com *.flagcdn.com | | | https://flagpedia.net/download/api
    Flashbots | relay.flashbots.net rpc.flashbots.net protect.flashbots.net *.flashbots.net | npm:@flashbots/ethers-provider-bundle pypi:flashbots | | https://docs.flashbots.net
    Flightradar24 | fr24api.flightradar24.com *.flightradar24.com | pypi:fr24sdk npm:flightradarapi#C pypi:flightradarapi#C | | https://fr24api.flightradar24.com/docs
    Football (Soccer) Videos | *.scorebat.com | | | publicapis
    Foreca | *.foreca.com | pypi:pyforeca#C | | publicapis
    ForexRateAPI | api.forexrateapi.com | npm:forexrateapi | | https://forexrateapi.com/documentation
    Fortnite-API | fortnite-api.com *.fortnite-api.com | npm:fortnite-9812#C pypi:fortnite-api-sdk#C pypi:fortniteapiasync#C pypi:fortnite-api#C
    FOSS Public Alert Server | alerts.kde.org | | | breezy
    France Travail | api.francetravail.io entreprise.francetravail.fr api.pole-emploi.io *.francetravail.io *.francetravail.fr *.pole-emploi.io *.pole-emploi.fr *.emploi-store.fr
    Free Dictionary | *.dictionaryapi.dev | pypi:python-glossary#C | | publicapis
    freecurrencyapi | api.freecurrencyapi.com | npm:@everapi/freecurrencyapi-js | | https://freecurrencyapi.com/docs
    Freeimage.host | *.freeimage.host
    Freesound | *.freesound.org | | | jentic publicapis
    FreeToGame | *.freetogame.com | | | publicapis
    Fruityvice | *.fruityvice.com | | | publicapis
    FuelCheck NSW | api.onegov.nsw.gov.au *.onegov.nsw.gov.au
    FunTranslations | *.funtranslations.com | | | jentic publicapis
    Furkot | *.furkot.com | | | jentic
    fyyd | api.fyyd.de *.fyyd.de | | | https://github.com/AntennaPod/AntennaPod
    GamerPower | *.gamerpower.com | pypi:gamerpower-async#C | | publicapis
    gBizINFO | info.gbiz.go.jp api.info.gbiz.go.jp *.gbiz.go.jp
    GDELT | api.gdeltproject.org data.gdeltproject.org *.gdeltproject.org | pypi:gdelt-py#C pypi:gdelt-client#C pypi:gdeltdoc#C | | https://www.gdeltproject.org
    GeckoTerminal | api.geckoterminal.com *.geckoterminal.com
    Gelbooru | *.gelbooru.com | pypi:pygelbooru#C
    Gender API | gender-api.com | npm:gender-api.com-client | | https://gender-api.com/en/api-docs
    Geocode Maps | *.maps.co
    GeoGratis | geogratis.gc.ca *.geogratis.gc.ca
    Geolocation DB | geolocation-db.com
    Geonorge | ws.geonorge.no cache.kartverket.no *.geonorge.no *.kartverket.no | |  | https://kartkatalog.geonorge.no
    GeoSphere Austria | dataset.api.hub.geosphere.at *.geosphere.at | pypi:zamg#C
    GetMeRadio | services.getmeradio.com *.getmeradio.com | | | https://github.com/AzuraCast/AzuraCast
    Giant Bomb | *.giantbomb.com | | | publicapis
    Go-UPC | *.go-upc.com | | | jentic
    GOAPI | api.goapi.io *.goapi.io *.goapi.id
    Golemio | api.golemio.cz *.golemio.cz | | | https://api.golemio.cz
    Google Translate | translate.google.com translate.google.cn | npm:@vitalets/google-translate-api#C npm:google-translate-api-x#C pypi:googletrans#C npm:google-translate-api#C npm:translate-google-api#C npm:translate-google#C npm:googletrans#C npm:@translate-tools/core#C npm:@parvineyvazov/json-translator#C npm:anylang#C pypi:g-speech#C pypi:google-speech-pyplay#C pypi:dataset-translator#C pypi:eng-to-ru#C pypi:idioma#C pypi:googletrans-di#C pypi:granslate#C pypi:googletrans-modified#C pypi:itranslator#C pypi:gpytranslate#C pypi:gtts#C pub:translator
    Gorest | *.gorest.co.in | | | publicapis
    GOV.UK | www.gov.uk
    GovInfo | api.govinfo.gov *.govinfo.gov
    gpodder.net | gpodder.net *.gpodder.net | pypi:mygpoclient#C | | https://github.com/AntennaPod/AntennaPod
    Grid Status | api.gridstatus.io *.gridstatus.io | pypi:gridstatusio | | https://docs.gridstatus.io
    GSA APIs | api.gsa.gov | | | https://github.com/fecgov/fec-cms
    GSI Maps | cyberjapandata.gsi.go.jp msearch.gsi.go.jp *.gsi.go.jp | |  | https://maps.gsi.go.jp/development
    Guild Wars 2 | *.guildwars2.com | pypi:guildwars2-api-client#C | | publicapis
    Gutendex | *.gutendex.com | | | publicapis
    Géorisques | www.georisques.gouv.fr georisques.gouv.fr *.georisques.gouv.fr
    Hacker News | hacker-news.firebaseio.com | pypi:langchain-hackernews#C pypi:hnx#C pypi:hn-api-client#C pypi:hn-sdk#C pypi:hnconnector#C golang:github.com/PaulRosset/go-hacknews#C golang:github.com/hermanschaaf/hackernews#C
    Handwrytten | *.handwrytten.com | pypi:handwrytten | | jentic
    Hastebin | *.hastebin.com
    hastebin.cc | hastebin.cc *.hastebin.cc | | | https://hastebin.cc
    HeartRails | geoapi.heartrails.com express.heartrails.com *.heartrails.com
    Hebrew Calendar | *.hebcal.com | | | publicapis
    HG Brasil | api.hgbrasil.com *.hgbrasil.com
    Hikka | api.hikka.io *.hikka.io
    HL7 FHIR Services | tx.fhir.org packages.fhir.org *.fhir.org | |  | https://github.com/HL7/fhir-ig-publisher
    HM Land Registry | landregistry.data.gov.uk use-land-property-data.service.gov.uk *.landregistry.gov.uk
    HM Revenue & Customs | api.service.hmrc.gov.uk test-api.service.hmrc.gov.uk *.hmrc.gov.uk | | | https://developer.service.hmrc.gov.uk
    Hong Kong Observatory | data.weather.gov.hk maps.weather.gov.hk *.weather.gov.hk *.hko.gov.hk | | | breezy
    HowLongToBeat | *.howlongtobeat.com | npm:howlongtobeat-js#C pypi:howlongtobeatpy#C
    HTTP Cat | *.http.cat | | | publicapis
    Httpbin | *.httpbin.org | | | jentic publicapis
    Hub'Eau | hubeau.eaufrance.fr *.eaufrance.fr
    Hypixel | *.hypixel.net | npm:hypixel-api-reborn#C npm:@zikeji/hypixel#C npm:hypicle#C pypi:hypixel-sdk#C pypi:hypy-hypixel#C pypi:hywrapper#C pypi:reskyblock#C pypi:hypixelez#C pypi:pyhyapi#C pypi:hypixelpyplus#C pypi:hypixelv2-py#C pypi:skypy-api#C | https://status.hypixel.net | publicapis
    IBGE | *.ibge.gov.br | pypi:ibgepy#C pypi:pysidradata#C | | publicapis
    icanhazdadjoke | *.icanhazdadjoke.com | | | publicapis
    icanhazip | icanhazip.com *.icanhazip.com icanhaztrace.com icanhazptr.com | npm:icanhazip#C
    Icelandic Met Office | vedur.is *.vedur.is gottvedur.is *.gottvedur.is | | | breezy
    Icon Horse | icon.horse *.icon.horse | | | https://icon.horse
    Icons8 | *.icons8.com | | | publicapis
    ident.me | *.ident.me
    Idescat | api.idescat.cat *.idescat.cat
    IEEE Xplore | ieeexploreapi.ieee.org ieeexplore.ieee.org *.ieee.org | | | https://developer.ieee.org
    ifconfig.co | *.ifconfig.co
    ifconfig.io | ifconfig.io *.ifconfig.io | | | https://github.com/FOSSBilling/FOSSBilling
    ifconfig.me | *.ifconfig.me
    Imgflip | *.imgflip.com | pypi:pymgflip#C | | publicapis
    IMGW | danepubliczne.imgw.pl *.imgw.pl
    import.io | *.import.io | | | jentic publicapis
    India Meteorological Department | mausam.imd.gov.in mausamgram.imd.gov.in *.imd.gov.in | | | breezy
    Indian Mutual Fund | *.mfapi.in | | | publicapis
    Infermedica | *.infermedica.com | | | publicapis
    INSEE | api.insee.fr *.insee.fr | pypi:pyinsee#C pypi:api-insee#C pypi:s6r-sirene#C | | https://github.com/coopcycle/coopcycle-web
    InspiroBot | *.inspirobot.me
    Instituto Nacional de Estadística | servicios.ine.es *.ine.es
    International Monetary Fund | api.imf.org dataservices.imf.org sdmxcentral.imf.org *.imf.org | pypi:openbb-imf#C pypi:imffetcher#C pypi:imfp#C | | https://data.imf.org
    Internet Society Pulse | pulse.internetsociety.org | | | ingestr
    Inventaire | inventaire.io *.inventaire.io | pypi:inventaire-python-api#C | | https://github.com/bookwyrm-social/bookwyrm
    IP.FM | api.ip.fm *.ip.fm | | | https://ip.fm
    IP.SB | *.ip.sb
    ipecho.net | *.ipecho.net
    IPFS public gateway | ipfs.io dweb.link *.dweb.link
    IPMA | *.ipma.pt | | | publicapis
    IQAir | *.iqair.com | | | publicapis
    is.gd | is.gd v.gd
    ISBNdb | *.isbndb.com | pypi:isbnator#C
    ISNI | isni.oclc.org | | | https://github.com/bookwyrm-social/bookwyrm
    Israel Meteorological Service | ims.gov.il *.ims.gov.il | | | breezy
    Israel Open Data | data.gov.il *.data.gov.il
    itch.io | *.itch.io | pypi:itchio#C githubactions:manleydev/butler-publish-itchio-action#G githubactions:josephbmanley/butler-publish-itchio-action#G githubactions:yeslayla/butler-publish-itchio-action#G
    Jamendo | *.jamendo.com | | | publicapis
    JCDecaux | api.jcdecaux.com *.jcdecaux.com
    Jikan | *.jikan.moe | pypi:jikanapi#C | | publicapis
    Jisho | jisho.org *.jisho.org | npm:unofficial-jisho-api#C pub:unofficial_jisho_api#C | | searxng
    Join by joaoapps | *.joaoapps.com joinjoaomgcd.appspot.com | | | apprise
    JokeAPI | *.jokeapi.dev *.sv443.net | pypi:joke-api-fetcher#C | | publicapis
    Jolpica F1 | api.jolpi.ca *.jolpi.ca | | | https://github.com/jolpica/jolpica-f1
    Jooble | *.jooble.org | | | publicapis
    journy.io | *.journy.io | npm:@journyio/sdk npm:@journyio/http pypi:journyio-sdk | | jentic
    jService | *.jservice.io | | | publicapis
    JSON Hero | jsonhero.io *.jsonhero.io | | | https://jsonhero.io
    JSONbin.io | *.jsonbin.io | | | publicapis
    JSONPlaceholder | *.typicode.com | | | publicapis
    Judge0 CE | *.judge0.com | maven:dev.langchain4j:langchain4j-code-execution-engine-judge0#C | | publicapis
    Jumpseller | *.jumpseller.com | | | jentic
    Juso | business.juso.go.kr www.juso.go.kr *.juso.go.kr
    kanye.rest | *.kanye.rest | | | publicapis
    Keepa | api.keepa.com *.keepa.com | pypi:keepa#C | | https://keepa.com/#!api
    KENALL | api.kenall.jp | npm:@ken-all/kenall | | https://kenall.jp/docs
    Kinopoisk.dev | api.kinopoisk.dev api.poiskkino.dev *.kinopoisk.dev | npm:@openmoviedb/kinopoiskdev_client | | https://poiskkino.dev
    Kitsu | *.kitsu.io *.kitsu.app | | | publicapis
    KKBOX | *.kkbox.com | | | publicapis
    KNMI | api.app.knmi.cloud *.knmi.cloud *.knmi.nl | | | breezy
    Konachan | *.konachan.com *.konachan.net
    Korea Eximbank | oapi.koreaexim.go.kr www.koreaexim.go.kr *.koreaexim.go.kr
    Korea Open Data Portal | apis.data.go.kr api.odcloud.kr openapi.data.go.kr *.data.go.kr | | | https://www.data.go.kr
    Korean Law Information Center | www.law.go.kr *.law.go.kr
    Kutt | *.kutt.it | | | publicapis
    KVK | api.kvk.nl *.kvk.nl | | | https://developers.kvk.nl
    Land Transport Authority DataMall, Singapore | *.lta.gov.sg datamall2.mytransport.sg | | | publicapis
    Launch Library 2 | *.thespacedevs.com | | | publicapis
    Libravatar | seccdn.libravatar.org *.libravatar.org | | | https://github.com/AzuraCast/AzuraCast
    Libris | libris.kb.se | | | https://github.com/bookwyrm-social/bookwyrm
    Lido | eth-api.lido.fi *.lido.fi
    Lighthouse Storage | node.lighthouse.storage api.lighthouse.storage gateway.lighthouse.storage *.lighthouse.storage | npm:@lighthouse-web3/sdk | | https://docs.lighthouse.storage
    LinuxFr.org | linuxfr.org | | | https://github.com/liberapay/liberapay.com
    LINZ | data.linz.govt.nz basemaps.linz.govt.nz *.linz.govt.nz
    LlamaNodes | eth.llamarpc.com polygon.llamarpc.com *.llamarpc.com
    Lobsters | *.lobste.rs
    LOINC | fhir.loinc.org *.loinc.org | |  | https://loinc.org/fhir/
    Lordicon | *.lordicon.com | | | publicapis
    Lorem Picsum | *.picsum.photos | | | publicapis
    LRCLIB | *.lrclib.net | pypi:lrclib-python#C
    Lufthansa | *.lufthansa.com | | | jentic
    LVGMC | videscentrs.lvgmc.lv *.lvgmc.lv | | | breezy
    lyrics.ovh | *.lyrics.ovh | | | publicapis
    MAC Address IO | api.macaddress.io *.macaddress.io | | | misp
    MAC Vendors | api.macvendors.com *.macvendors.com | pypi:mac-vendors-sdk#C | | misp
    Macao Meteorological Bureau | new-api.smg.gov.mo cms.smg.gov.mo *.smg.gov.mo | | | breezy
    mail.gw | *.mail.gw | pypi:mailgw-python#C | | publicapis
    mail.tm | *.mail.tm | npm:@cemalgnlts/mailjs#C pypi:aiomailtm#C pypi:mailtm-unofficial#C pypi:mailtm-python#C pypi:mailtmapi#C pypi:mailtmclient#C pypi:tempmail-mailtm#C pypi:get-mail-tm#C pypi:mailtmwrapper#C pypi:tempmail-sdk#C pypi:gmail-fakex#C pypi:mailpytm#C pypi:fast-temp-mail-creator#C | | publicapis
    MalShare | *.malshare.com | golang:github.com/MonaxGT/gomalshare | | publicapis
    MangaBaka | api.mangabaka.org *.mangabaka.org
    MangaDex | *.mangadex.org | pypi:mangadex#C pypi:hondana#C | | publicapis
    MangaUpdates | api.mangaupdates.com *.mangaupdates.com | | | https://api.mangaupdates.com
    Mapillary | *.mapillary.com | npm:mapillary-js npm:maplibre-gl-streetview#C pypi:mapillary pypi:mapiry#C
    Mapy.com | api.mapy.cz api.mapy.com *.mapy.cz *.mapy.com | | | https://developer.mapy.com
    MarketAux | *.marketaux.com | | | publicapis
    Marktstammdatenregister | www.marktstammdatenregister.de *.marktstammdatenregister.de
    Marvel | *.marvel.com | pypi:marvelpy#C pypi:esak#C pypi:marvelous#C | | publicapis
    MC Heads | *.mc-heads.net
    media.ccc.de | media.ccc.de *.media.ccc.de | | | https://github.com/diaspora/diaspora
    MediathekView | liste.mediathekview.de mediathekviewweb.de *.mediathekviewweb.de *.mediathekview.de | | | searxng
    MeMoMaps | tileserver.memomaps.de *.memomaps.de | | | leafletproviders
    Mempool | *.mempool.space | pypi:pymempool#C | | publicapis wtf
    MercadoBitcoin | api.mercadobitcoin.net www.mercadobitcoin.net *.mercadobitcoin.net *.mercadobitcoin.com.br | maven:org.knowm.xchange:xchange-mercadobitcoin#C | | publicapis
    Met Office | data.hub.api.metoffice.gov.uk datapoint.metoffice.gov.uk *.metoffice.gov.uk | | | breezy
    Met Éireann | prodapi.metweb.ie *.metweb.ie *.met.ie | | | breezy
    Metaphorsum | *.metaphorpsum.com | | | publicapis
    Meteo AM | api.meteoam.it *.meteoam.it | | | breezy
    Meteo.lt | api.meteo.lt *.meteo.lt | | | breezy
    MeteoLux | metapi.ana.lu www.meteolux.lu *.meteolux.lu | | | breezy
    Meteorologisk Institutt | *.met.no | | | publicapis
    Meteostat | data.meteostat.net bulk.meteostat.net *.meteostat.net | pypi:meteostat | | https://dev.meteostat.net
    Metlink Wellington | api.opendata.metlink.org.nz *.metlink.org.nz
    MetService | api.metservice.com forecast-v2.metoceanapi.com *.metservice.com *.metoceanapi.com
    Microsoft Security Response Center | api.msrc.microsoft.com *.msrc.microsoft.com
    Mindicador | mindicador.cl *.mindicador.cl
    Minecraft | *.mojang.com
    Minecraft Server Status | *.mcsrvstat.us | | | publicapis
    MineSkin | *.mineskin.org | | | jentic
    Ministère de l'Économie open data | data.economie.gouv.fr *.economie.gouv.fr
    Minotar | *.minotar.net
    MISO | api.misoenergy.org docs.misoenergy.org *.misoenergy.org
    MLB Stats | *.mlb.com | pypi:mlb-statsapi#C pypi:mlb-stats-sdk#C pypi:python-mlb-statsapi#C pypi:baseball-api-wrapper#C pypi:fungo#C pypi:pyhomerun#C pypi:mlb-statsapi-pydantic#C pypi:pymlb-statsapi#C
    Mocky | *.mocky.io | | | publicapis
    mod.io | *.mod.io | | | publicapis
    ModerateContent | *.moderatecontent.com | | | jentic
    Modrinth | *.modrinth.com | pypi:modrinth-api-wrapper#C pypi:modrinthpy#C pypi:modrinth4py#C cargo:ferinth#C githubactions:RubixDev/modrinth-upload#G githubactions:Kir-Antipov/mc-publish#G maven:com.modrinth.minotaur#G | https://status.modrinth.com | https://github.com/modrinth/code
    MTBmap | tile.mtbmap.cz *.mtbmap.cz | | | leafletproviders
    Musixmatch | *.musixmatch.com | pypi:pymusixmatch#C | | jentic publicapis
    Mwmbl | api.mwmbl.org *.mwmbl.org | | | searxng
    MyElectricalData | www.myelectricaldata.fr *.myelectricaldata.fr
    MyExternalIP | *.myexternalip.com
    MyInvois | api.myinvois.hasil.gov.my preprod-api.myinvois.hasil.gov.my *.myinvois.hasil.gov.my | composer:klsheng/myinvois-php-sdk#C
    MyIP.com | *.myip.com | | | publicapis
    MyMemory | api.mymemory.translated.net | | | https://github.com/SubtitleEdit/subtitleedit
    Météo-France | public-api.meteofrance.fr portail-api.meteofrance.fr webservice.meteofrance.com *.meteofrance.fr *.meteofrance.com | pypi:meteofrance-api#C
    N2YO | api.n2yo.com *.n2yo.com | | | https://www.n2yo.com/api
    n3rgy | consumer-api.data.n3rgy.com *.n3rgy.com
    NAMEM | weather.gov.mn *.weather.gov.mn | | | breezy
    NameMC | *.namemc.com
    Namsor | *.namsor.com | | | jentic
    NASA ADS | api.adsabs.harvard.edu *.adsabs.harvard.edu | pypi:ads | | searxng
    National Bank of Belarus | www.nbrb.by api.nbrb.by *.nbrb.by | | | exchanger
    National Bank of Georgia | nbg.gov.ge *.nbg.gov.ge | | | exchanger
    National Bank of Poland | *.nbp.pl | | | publicapis
    National Bank of Romania | www.bnr.ro *.bnr.ro | | | https://github.com/BlueWallet/BlueWallet
    National Bank of Ukraine | bank.gov.ua | | | https://bank.gov.ua/en/open-data/api-dev
    National Hockey League | api-web.nhle.com api.nhle.com *.nhle.com
    National Park Service, US | *.nps.gov | | | publicapis
    National Tax Agency Japan | api.houjin-bangou.nta.go.jp web-api.invoice-kohyo.nta.go.jp *.nta.go.jp
    Navitia | *.navitia.io | | | publicapis
    NBA Stats | stats.nba.com | pypi:nba-api#C | | openapis
    NCDR Taiwan | alerts.ncdr.nat.gov.tw *.ncdr.nat.gov.tw | | | breezy
    NEAR | rpc.mainnet.near.org rpc.testnet.near.org rpc.near.org *.near.org *.fastnear.com
    nekos.best | *.nekos.best | pypi:nekosbest#C | | publicapis
    nekos.life | *.nekos.life
    Netztransparenz | ds.netztransparenz.de identity.netztransparenz.de *.netztransparenz.de
    New York ISO | mis.nyiso.com www.nyiso.com *.nyiso.com
    New Zealand Business Number | api.business.govt.nz *.business.govt.nz
    Newgrounds | *.newgrounds.com *.ngfiles.com
    Nexus Mods | *.nexusmods.com | pypi:nexus-mods-api#C
    NFT.Storage | api.nft.storage *.nft.storage | npm:nft.storage | | https://nft.storage
    NHK | api.nhk.or.jp *.nhk.or.jp | | | https://api-portal.nhk.or.jp
    NHTSA | vpic.nhtsa.dot.gov api.nhtsa.gov *.nhtsa.dot.gov *.nhtsa.gov
    Niconico | api.search.nicovideo.jp snapshot.search.nicovideo.jp *.nicovideo.jp
    NINA warnings | warnung.bund.de nina.api.proxy.bund.dev *.warnung.bund.de
    NOAA Climate Data | www.ncdc.noaa.gov www.ncei.noaa.gov *.ncdc.noaa.gov *.ncei.noaa.gov
    NOAA Space Weather | *.swpc.noaa.gov | pypi:auroranoaa#C
    NOAA Tides and Currents | api.tidesandcurrents.noaa.gov *.tidesandcurrents.noaa.gov
    NOBIL | nobil.no *.nobil.no
    nopaste.net | nopaste.net | | | https://github.com/binwiederhier/ntfy-android
    Nord Pool | dataportal-api.nordpoolgroup.com data-api.nordpoolgroup.com www.nordpoolgroup.com *.nordpoolgroup.com | pypi:nordpool#C pypi:pynordpool#C
    note.com | note.com *.note.com
    Noun Project | *.thenounproject.com | | | publicapis
    Nownodes | *.nownodes.io | | | publicapis
    NPI Registry | npiregistry.cms.hhs.gov | | | https://npiregistry.cms.hhs.gov/api-page
    npms | api.npms.io *.npms.io | npm:npms-cli#C | | searxng
    NPR | authorization.api.npr.org listening.api.npr.org station.api.npr.org identity.api.npr.org *.api.npr.org | | | openapis
    Numbers | *.numbersapi.com | | | publicapis
    Octopart | *.octopart.com | | | publicapis
    OECD | sdmx.oecd.org stats.oecd.org *.oecd.org
    Office for National Statistics | api.ons.gov.uk api.beta.ons.gov.uk *.ons.gov.uk
    Ohuseire | www.ohuseire.ee *.ohuseire.ee | | | breezy
    OKEx | *.okex.com | | | publicapis
    One Map, Singapore | *.onemap.gov.sg | | | publicapis
    Ookla Speedtest | www.speedtest.net install.speedtest.net *.speedtest.net | | | https://www.speedtest.net/apps/cli
    OP3 | op3.dev | | | https://github.com/AzuraCast/AzuraCast
    Open Brewery DB | *.openbrewerydb.org | | | publicapis
    Open Government Canada | open.canada.ca *.open.canada.ca
    Open Government Data Thailand | opend.data.go.th *.data.go.th
    Open Government, Australia | *.data.gov.au | | | publicapis
    Open Government, India | *.data.gov.in | | | publicapis
    Open Government, Singapore | *.data.gov.sg | | | publicapis
    Open Government, USA | *.data.gov | | | publicapis
    Open Notify | *.open-notify.org | | | publicapis
    Open States | *.openstates.org | | | jentic
    Open Targets | platform-api.opentargets.io api.platform.opentargets.org *.opentargets.org | pypi:opentargets-py#C pypi:otargenpy#C | | openapis
    Open Topo Data | *.opentopodata.org | | | publicapis
    Open Trivia | *.opentdb.com | pypi:open-trivia-database-wrapper#C | | publicapis
    openAIP | api.tiles.openaip.net api.core.openaip.net *.openaip.net | | | leafletproviders
    OpenAIRE | api.openaire.eu *.openaire.eu | pypi:aireloom#C
    OpenAlex | *.openalex.org | pypi:openalex-py#C pypi:pyopenalex#C pypi:aletheca#C pypi:oalex#C pypi:openalex-analysis#C pypi:pyalex#C | https://status.openalex.org | publicapis
    Openapi.it | imprese.openapi.it company.openapi.com oauth.openapi.it *.openapi.it *.openapi.com | | | https://openapi.it
    OpenAQ | *.openaq.org | pypi:openaq | | publicapis
    Openclipart | openclipart.org *.openclipart.org | | | searxng
    OpenDART | opendart.fss.or.kr *.fss.or.kr | pypi:opendartreader#C pypi:dart-fss#C
    opendata.swiss | opendata.swiss ckan.opendata.swiss
    Opendatabot | opendatabot.com *.opendatabot.com *.opendatabot.ua
    OpenF1 | *.openf1.org | pypi:openf1py#C pypi:pyopenf1#C pypi:openf1-python-client#C | | publicapis
    OpenLigaDB | *.openligadb.de | | | publicapis
    openparliament.ca | api.openparliament.ca *.openparliament.ca
    OpenPhish | openphish.com *.openphish.com | | | https://github.com/stalwartlabs/stalwart
    OpenSanctions | *.opensanctions.org | pypi:yente-client#C | | publicapis
    OpenSeaMap | tiles.openseamap.org t1.openseamap.org *.openseamap.org | | | leafletproviders
    openSenseMap | *.opensensemap.org | pypi:opensensemap-api#C | | publicapis
    OpenSnowMap | tiles.opensnowmap.org *.opensnowmap.org | | | leafletproviders
    OpenStreetMap Deutschland | tile.openstreetmap.de *.tile.openstreetmap.de *.openstreetmap.de | | | leafletproviders
    OpenStreetMap France | *.openstreetmap.fr | | | leafletproviders
    OpenSubtitles | *.opensubtitles.com *.opensubtitles.org | npm:opensubtitles-api#C pypi:opensubtitles-python-client#C
    OpenThesaurus | www.openthesaurus.de *.openthesaurus.de | | | n8n
    OpenTopoMap | *.opentopomap.org
    Openverse | api.openverse.org *.openverse.org | | | searxng
    Optimism | mainnet.optimism.io sepolia.optimism.io *.optimism.io | | https://status.optimism.io | statusphere
    OSM.ch | tile.osm.ch *.osm.ch | | | leafletproviders
    Overheid.io | api.overheid.io overheid.io *.overheid.io
    Overpass API | *.overpass-api.de overpass.kumi.systems | npm:query-overpass#C npm:overpass-ts#C npm:overpass-frontend#C npm:overpass-layer#C pypi:overpy#C pypi:aio-overpass#C pypi:osmnx#C
    Oxford | *.oxforddictionaries.com | | | jentic publicapis
    PAGASA | pubfiles.pagasa.dost.gov.ph *.pagasa.dost.gov.ph | | | breezy
    Pappers | api.pappers.fr *.pappers.fr | | | https://www.pappers.fr/api/documentation
    Paris Open Data | opendata.paris.fr *.opendata.paris.fr
    Path of Exile | *.pathofexile.com | pypi:path-of-apis#C pypi:poe-async-client#C | | publicapis
    PCGamingWiki | *.pcgamingwiki.com | | | https://www.pcgamingwiki.com/wiki/PCGamingWiki:API
    Pegelonline | www.pegelonline.wsv.de pegelonline.wsv.de *.wsv.de
    Peppol Directory | directory.peppol.eu test-directory.peppol.eu *.peppol.eu
    Petfinder | *.petfinder.com | pypi:petpy#C | | publicapis
    PhishStats | *.phishstats.info | | | publicapis
    PHP.Watch | php.watch *.php.watch | | | https://github.com/FOSSBilling/FOSSBilling
    Picarto | *.picarto.tv
    PISTE | api.piste.gouv.fr sandbox-api.piste.gouv.fr oauth.piste.gouv.fr *.piste.gouv.fr
    Pixela | *.pixe.la | | | publicapis
    PJM | api.pjm.com dataminer2.pjm.com *.pjm.com
    Placehold.co | *.placehold.co
    Placeholder.com | *.placeholder.com
    PlaceKit | *.placekit.co | npm:@placekit/client-js npm:@placekit/autocomplete-js | | jentic
    PlayerDB | *.playerdb.co | | | publicapis
    PocketSmith | *.pocketsmith.com | | | jentic
    Podcast Index | api.podcastindex.org *.podcastindex.org | npm:podcast-index-api#C pypi:python-podcastindex#C | | https://github.com/AntennaPod/AntennaPod
    Pokémon TCG | *.pokemontcg.io | npm:pokemon-tcg-sdk-typescript#C npm:pokemontcgsdk pypi:pokemontcgapi#C | | publicapis
    Polish Air Quality | api.gios.gov.pl *.gios.gov.pl
    Polish Ministry of Finance | wl-api.mf.gov.pl ksef.mf.gov.pl ksef-test.mf.gov.pl api.ksef.mf.gov.pl *.mf.gov.pl
    Polish Ministry of Justice | api-krs.ms.gov.pl *.ms.gov.pl
    Polish Open Data | api.dane.gov.pl *.dane.gov.pl
    Popcat | *.popcat.xyz | pypi:pop-wrapper#C
    Portal da Transparência | api.portaldatransparencia.gov.br *.portaldatransparencia.gov.br
    Postimages | *.postimages.org *.postimg.cc
    Postmon | api.postmon.com.br *.postmon.com.br
    Probely | *.probely.com | githubactions:probely/probely-github-action#G | | jentic
    Project Gutenberg | www.gutenberg.org *.gutenberg.org | | | https://www.gutenberg.org
    Project OSRM | *.project-osrm.org | | | publicapis
    proxycheck.io | proxycheck.io *.proxycheck.io | npm:proxycheck-ts#C | | https://proxycheck.io/api
    Prozorro | public-api.prozorro.gov.ua public.api.openprocurement.org *.prozorro.gov.ua *.openprocurement.org
    PRSS | *.prss.org | | | jentic
    PSGC | psgc.gitlab.io psgc.cloud
    PTV Timetable | timetableapi.ptv.vic.gov.au | | | openapis
    Public Domain Image Archive | pdimagearchive.org *.pdimagearchive.org | | | searxng
    Public Suffix List | publicsuffix.org *.publicsuffix.org | | | https://github.com/FOSSBilling/FOSSBilling
    PunkAPI | *.punkapi.com | | | publicapis
    PurgoMalum | *.purgomalum.com | | | publicapis
    Purple Air | *.purpleair.com | pypi:aiopurpleair#C | | publicapis
    PurrBot | *.purrbot.site
    Pyth Network | hermes.pyth.network hermes-beta.pyth.network *.pyth.network *.dourolabs.app | npm:@pythnetwork/hermes-client npm:@pythnetwork/price-service-client npm:@pythnetwork/pyth-evm-js npm:@pythnetwork/pyth-lazer-sdk npm:@pythnetwork/client | | https://docs.pyth.network
    Pyzor | public.pyzor.org *.pyzor.org | | | https://github.com/stalwartlabs/stalwart
    QR code | *.goqr.me | | | publicapis
    Quotable | *.quotable.io | | | publicapis
    Quotes on Design | *.quotesondesign.com | | | publicapis
    Quran Cloud | *.alquran.cloud | | | publicapis
    QWeather | *.qweather.com | | | publicapis
    Radio Browser | *.radio-browser.info | maven:de.sfuhrm:radiobrowser4j#C npm:radio-browser-api#C npm:radio-browser#C pypi:radios#C pypi:pyradios#C | | publicapis
    radio.de | api.radio.de *.radio.de | | | https://github.com/AzuraCast/AzuraCast
    Raider.IO | *.raider.io | | | publicapis
    Railway Transport for France | *.sncf.com | | | publicapis
    RainViewer | *.rainviewer.com | | | publicapis
    Random Data | *.random-data-api.com | | | publicapis
    random.dog | random.dog | | | publicapis
    RandomDuck | random-d.uk | | | publicapis
    RandomFox | *.randomfox.ca | | | publicapis
    Randommer | *.randommer.io | | | jentic publicapis
    RandomUser | *.randomuser.me | hex:random_user_api npm:random-user#C | | publicapis
    Rated | api.rated.network *.rated.network
    RCSB PDB | data.rcsb.org search.rcsb.org *.rcsb.org | pypi:rcsb-api | | https://github.com/rcsb/py-rcsb-api
    RDAP.org | rdap.org *.rdap.org | | | misp
    ReallyFreeGeoIP | reallyfreegeoip.org *.reallyfreegeoip.org | | | https://reallyfreegeoip.org
    Recherche d'entreprises | recherche-entreprises.api.gouv.fr entreprise.api.gouv.fr | | | https://recherche-entreprises.api.gouv.fr/docs
    Redgifs | api.redgifs.com *.redgifs.com | | | https://github.com/Redgifs/api
    redirection.io | *.redirection.io | | | jentic
    Regulations.gov | api.regulations.gov *.regulations.gov
    Rejseplanen | www.rejseplanen.dk *.rejseplanen.dk
    RentCast | *.rentcast.io | pypi:rentcast-client#C | | jentic
    Represent | represent.opennorth.ca *.opennorth.ca
    ReqRes | *.reqres.in | | | publicapis
    ResRobot | api.resrobot.se *.resrobot.se | | | https://www.trafiklab.se/api
    Rick and Morty | *.rickandmortyapi.com | | | publicapis
    Riot Games Data Dragon | ddragon.leagueoflegends.com
    RIS Austria | data.bka.gv.at www.ris.bka.gv.at *.bka.gv.at
    ROR | api.ror.org *.ror.org
    Rotten Tomatoes | *.rottentomatoes.com | | | jentic
    Rule34 | *.rule34.xxx | pypi:rule34py#C pypi:simple-rule34#C pypi:rule34python#C pypi:nikos-rule34-wrapper#C pypi:tr34-sdk#C
    Rutube | *.rutube.ru | pypi:rutube-studio-client#C
    Sabre for Developers | *.sabre.com | | | publicapis
    Safebooru | *.safebooru.org | pypi:nikos-safebooru-wrapper#C
    Sakari | *.sakari.io | | | jentic
    SAM.gov | api.sam.gov *.sam.gov
    SauceNAO | *.saucenao.com | npm:sagiri#C pypi:pysaucenao#C
    SchoolDigger | *.schooldigger.com | pypi:schooldigger | | jentic
    scite | api.scite.ai *.scite.ai | | | https://api.scite.ai/docs
    ScrapeNinja | *.scrapeninja.net | | | publicapis
    ScrapingDog | *.scrapingdog.com | | | publicapis
    SeatGeek | *.seatgeek.com | | | publicapis
    SEC EDGAR Data | *.sec.gov | | | publicapis
    Senado Federal | legis.senado.leg.br *.senado.leg.br
    Sendvid | sendvid.com *.sendvid.com | | | https://sendvid.com
    Seoul Open Data | openapi.seoul.go.kr *.seoul.go.kr | | | https://data.seoul.go.kr
    SepiaSearch | sepiasearch.org *.sepiasearch.org | | | searxng
    setlist.fm | *.setlist.fm | | | jentic
    SHARE | *.osf.io | | | jentic publicapis
    Sheetsu | *.sheetsu.com | | | publicapis
    Shibe.online | shibe.online | | | publicapis
    Shikimori | shikimori.io shikimori.one *.shikimori.io *.shikimori.one *.shikimori.me | pypi:shiki-py#C pypi:shikithon#C | | publicapis
    Shorten.REST | *.shorten.rest | | | jentic
    Sinking Yachts | *.sinking.yachts
    SlideRoom | *.slideroom.com | | | jentic
    SlideShare | *.slideshare.net | composer:zendframework/zendservice-slideshare#C
    SMARD | www.smard.de *.smard.de
    SMHI | opendata-download-metfcst.smhi.se *.smhi.se | | | breezy
    SNOMED International | browser.ihtsdotools.org snowstorm.ihtsdotools.org *.ihtsdotools.org | |  | https://github.com/IHTSDO/snowstorm
    Solidity compilers | binaries.soliditylang.org solc-bin.ethereum.org
    Solscan | pro-api.solscan.io public-api.solscan.io *.solscan.io
    Some Random API | *.some-random-api.com *.some-random-api.ml | pypi:somerandomapi-py#C pypi:animalapi#C
    Songkick | *.songkick.com | | | publicapis
    Songsterr | *.songsterr.com | | | publicapis
    Spaceflight News | *.spaceflightnewsapi.net | | | publicapis
    SpaceTradersAPI | *.spacetraders.io | | | publicapis
    SpaceX-API | *.spacexdata.com | | | wtf
    Speaker Deck | *.speakerdeck.com
    Speedrun.com | *.speedrun.com | pypi:speedruncompy#C pypi:speedruncomapi#C pypi:srcomapipy#C | | publicapis
    Spinitron | *.spinitron.com | | | jentic
    Springer Nature | api.springernature.com api.springer.com link.springer.com *.springernature.com *.springer.com | pypi:sprynger#C pypi:springernature-api-client#C | | https://dev.springernature.com
    Staticfile | *.staticfile.org *.staticfile.net
    Statistics Canada | www150.statcan.gc.ca *.statcan.gc.ca | pypi:stats-can#C
    Statistics Denmark | api.statbank.dk *.statbank.dk
    Statistics Finland | pxdata.stat.fi *.stat.fi
    Statistics Netherlands | opendata.cbs.nl odata4.cbs.nl *.cbs.nl | pypi:cbsodata#C | | https://www.cbs.nl/en-gb/our-services/open-data
    Statistics Poland | wyszukiwarkaregon.stat.gov.pl bdl.stat.gov.pl *.stat.gov.pl
    Statistics Sweden | api.scb.se statistikdatabasen.scb.se *.scb.se
    SteamGridDB | www.steamgriddb.com cdn2.steamgriddb.com *.steamgriddb.com | npm:steamgriddb#C pypi:python-steamgriddb#C nuget:craftersmine.SteamGridDB.Net#C | | https://www.steamgriddb.com/api/v2
    Stooq | *.stooq.com *.stooq.pl
    STRATZ | api.stratz.com *.stratz.com | | | https://api.stratz.com
    Streamable | *.streamable.com
    Sui | fullnode.mainnet.sui.io fullnode.testnet.sui.io fullnode.devnet.sui.io *.sui.io
    SUNAT | api.sunat.gob.pe api-seguridad.sunat.gob.pe api-cpe.sunat.gob.pe e-factura.sunat.gob.pe e-beta.sunat.gob.pe *.sunat.gob.pe
    SuperHeroes | *.superheroapi.com | | | publicapis
    SWAPI | *.swapi.dev | | | publicapis
    Swiss Federal Geoportal | api3.geo.admin.ch data.geo.admin.ch *.geo.admin.ch
    Swiss public transport | transport.opendata.ch fahrplan.search.ch | | | https://transport.opendata.ch
    Syosetu | api.syosetu.com *.syosetu.com
    Tagesschau | www.tagesschau.de *.tagesschau.de
    Tailwind Play CDN | cdn.tailwindcss.com | | | https://tailwindcss.com/docs/installation/play-cdn
    Taiwan Ministry of Environment | data.moenv.gov.tw data.epa.gov.tw *.data.moenv.gov.tw
    Taiwan Stock Exchange | openapi.twse.com.tw www.twse.com.tw mis.twse.com.tw *.twse.com.tw
    Tankerkoenig | *.tankerkoenig.de | pypi:aiotankerkoenig#C | | publicapis
    TasteDive | *.tastedive.com | | | publicapis
    TCGdex | *.tcgdex.net | pypi:tcgdex-sdk#C | | jentic publicapis
    Tebex | *.tebex.io | npm:@tebexio/tebex.js | | publicapis webappanalyzer
    Telegraph | *.telegra.ph | npm:telegraph-node#C npm:telegraph-uploader#C pypi:api-telegraph#C pypi:async-wrapper-telegraph#C pypi:telegraph-api-py#C pypi:your-telegraph#C pypi:telegraph-next#C pypi:telegraph-uploader#C | | publicapis
    TETR.IO | *.tetr.io | | | publicapis
    Thai Meteorological Department | data.tmd.go.th *.tmd.go.th
    The Blue Alliance | *.thebluealliance.com | pypi:bluealliance#C | | jentic
    The Dog | *.thedogapi.com | | | publicapis
    The Met Collection | collectionapi.metmuseum.org
    The Muse | *.themuse.com | | | publicapis
    TheAudioDB | *.theaudiodb.com | | | publicapis
    TheNews | *.thenewsapi.com | pypi:py-the-news-api#C pypi:python-thenewsapi#C | | publicapis
    They Said So | *.quotes.rest | | | jentic
    They Said So Quotes | *.theysaidso.com | | | publicapis
    Thum.io | *.thum.io | npm:thum.io#C
    Thunderstore | *.thunderstore.io
    tmpfiles.org | *.tmpfiles.org
    TokenJay | *.tokenjay.app | | | jentic
    TON Center | toncenter.com testnet.toncenter.com *.toncenter.com
    Top.gg | top.gg | npm:@top-gg/sdk npm:dblapi.js | | https://docs.top.gg
    Tor Project | check.torproject.org onionoo.torproject.org | | | https://github.com/thinkst/canarytokens
    trace.moe | *.trace.moe | pypi:aiotracemoeapi#C | | publicapis
    trade.gov | *.trade.gov
    Trafikverket | api.trafikinfo.trafikverket.se *.trafikverket.se | pypi:pytrafikverket#C | | https://api.trafikinfo.trafikverket.se
    Tranco | tranco-list.eu *.tranco-list.eu | | | https://tranco-list.eu/api_documentation
    transfer.sh | *.transfer.sh | pypi:python-transfer-sh#C
    Transit | *.transitapp.com | | | jentic
    TransitLand | *.transit.land | | | publicapis
    TransLink | gtfsapi.translink.ca *.translink.ca | | | https://www.translink.ca/about-us/doing-business-with-translink/app-developer-resources
    Transport Data eXchange | tdx.transportdata.tw *.transportdata.tw
    Transport for Atlanta, US | *.itsmarta.com | | | publicapis
    Transport for Belgium | *.irail.be | pypi:pyrail#C | | publicapis
    Transport for Chicago, US | *.transitchicago.com | | | publicapis
    Transport for Finland | *.digitransit.fi | | | publicapis
    Transport for London, England | *.tfl.gov.uk | | | jentic publicapis
    Transport for Norway | api.entur.io api.entur.org *.entur.io *.entur.org | npm:@entur/sdk | | publicapis
    Transport for NSW | api.transport.nsw.gov.au *.transport.nsw.gov.au | | | https://opendata.transport.nsw.gov.au
    Transport for Philadelphia, US | *.septa.org | | | publicapis
    Transport for Sweden | *.trafiklab.se | | | publicapis
    Transport for The Netherlands | *.ns.nl | pypi:nsapi#C | | publicapis
    Transport for UK | *.transportapi.com | | | publicapis
    Transport for United States | *.umoiq.com | | | publicapis wtf
    Transport for Washington, US | *.wmata.com | | | publicapis
    Transport Victoria | api.opendata.transport.vic.gov.au data.vicroads.vic.gov.au *.transport.vic.gov.au *.vicroads.vic.gov.au
    transport.rest | *.transport.rest | | | publicapis
    TRON | api.trongrid.io api.shasta.trongrid.io nile.trongrid.io apilist.tronscanapi.com *.trongrid.io *.tronscanapi.com *.tronscan.org | npm:tronweb#B pypi:tronpy#B
    Trove | api.trove.nla.gov.au *.nla.gov.au
    TuneIn | air.radiotime.com *.radiotime.com | pypi:tunein-python#C | | https://github.com/AzuraCast/AzuraCast
    Turkish State Meteorological Service | servis.mgm.gov.tr *.mgm.gov.tr | | | breezy
    TVDB | *.thetvdb.com | pypi:aiotvdb#C pypi:tvdbapi#C pypi:tvdb-api-client#C pypi:libtvdb#C | | publicapis
    UK Environment Agency | environment.data.gov.uk *.environment.data.gov.uk
    UK Police | *.police.uk | pypi:uk-police-api#C pypi:uk-police#C | | publicapis
    Umweltbundesamt | www.umweltbundesamt.de luftdaten.umweltbundesamt.de *.umweltbundesamt.de
    UN Comtrade | comtradeapi.un.org comtradeapis.un.org | pypi:comtradeapicall
    Universalis | *.universalis.app | pypi:async-universalis#C pypi:xivuniversalis#C | | publicapis
    Unpaywall | *.unpaywall.org
    Up Bank | *.up.com.au | pypi:up-bank-sdk#C | | jentic
    Urban Dictionary | *.urbandictionary.com | pypi:python-urbandict#C
    USAJOBS | *.usajobs.gov | pypi:python-usajobsapi#C | | publicapis
    USAspending.gov | *.usaspending.gov | pypi:usaspending-orm#C | | publicapis
    Useless Facts | uselessfacts.jsph.pl | | | publicapis
    USPTO | *.uspto.gov | pypi:pyuspto#C | | publicapis
    VA Lighthouse | api.va.gov sandbox-api.va.gov | | | openapis
    Valorant (non-official) | *.valorant-api.com | | | publicapis
    Velo Payments | *.velopayments.com | | | jentic
    VesselFinder | api.vesselfinder.com *.vesselfinder.com
    ViaCep | *.viacep.com.br | npm:react-via-cep#C npm:cep-promise#C | | publicapis
    Vienna Open Data | data.wien.gv.at *.wien.gv.at
    Vietnam provinces open API | provinces.open-api.vn
    VocaDB | *.vocadb.net | | | jentic
    Void Linux Packages | xq-api.voidlinux.org | | | searxng
    VWorld | api.vworld.kr *.vworld.kr
    Waifu.im | *.waifu.im | pypi:waifuim#C pypi:waifuim-py#C | | publicapis
    Waifu.pics | *.waifu.pics | | | publicapis
    Wallhaven | *.wallhaven.cc | pypi:aiowallhaven#C pypi:wallhavenapi#C | | publicapis
    Warframe Market | api.warframe.market warframe.market *.warframe.market | pypi:warframe-market-py#C pypi:pywmapi#C | | https://warframe.market/api_docs
    Warframe Status | *.warframestat.us
    Wargaming.net | *.wargaming.net | pypi:wglestaapi#C | | publicapis
    Watchmode | *.watchmode.com | | | publicapis
    Wathq | api.wathq.sa *.wathq.sa
    Waymarked Trails | tile.waymarkedtrails.org *.waymarkedtrails.org | | | leafletproviders
    Wealth Reader | *.wealthreader.com | | | jentic
    Weather Forecast Tsukumijima | weather.tsukumijima.net
    Weather Underground | api.wunderground.com www.wunderground.com *.wunderground.com
    Wger | *.wger.de | pypi:wger-api-client#C | | publicapis
    WHO ICD API | id.who.int icdaccessmanagement.who.int | |  | https://icd.who.int/icdapi
    WhoAPI | api.whoapi.com *.whoapi.com
    WhoisJSON | whoisjson.com *.whoisjson.com
    Wiener Linien | www.wienerlinien.at *.wienerlinien.at
    WikiPathways | *.wikipathways.org | pypi:pywikipathways#C | | jentic
    Windy | *.windy.com | pypi:windy-api#C
    Wordnik | *.wordnik.com | | https://status.wordnik.com | jentic publicapis https://github.com/ivbeg/awesome-status-pages
    Words | *.wordsapi.com | | | publicapis
    World Air Quality Index | api.waqi.info tiles.waqi.info *.waqi.info | | | https://aqicn.org/api
    World Bank | *.worldbank.org | pypi:worldbank-api#C pypi:povineq#C pypi:rhowb#C pypi:wbgapi360#C pypi:world-bank-data#C pypi:wbgapi#C | | publicapis
    World Meteorological Organization | severeweather.wmo.int *.wmo.int | | | breezy
    wtfismyip | *.wtfismyip.com
    xeno-canto | *.xeno-canto.org | pypi:xenocanto-api#C pypi:xc-api-py#C pypi:xeno-canto-utils-nbm#C | | publicapis
    Xiaomi Weather | weatherapi.intl.xiaomi.com weatherapi.market.xiaomi.com | | | breezy
    xkcd | *.xkcd.com | pypi:xkcd-py#C | | jentic publicapis
    XRP Ledger | s1.ripple.com s2.ripple.com s.altnet.rippletest.net xrplcluster.com *.rippletest.net *.xrplcluster.com
    Xueqiu | xueqiu.com stock.xueqiu.com *.xueqiu.com
    yande.re | *.yande.re
    Yandex Music | api.music.yandex.net *.music.yandex.net | pypi:yandex-music npm:yandex-music-client#C | | https://music.yandex.com
    YouControl YouScore | api.youscore.com.ua *.youscore.com.ua *.youcontrol.com.ua
    Yu-Gi-Oh! | *.ygoprodeck.com | | | publicapis
    ZATCA Fatoora | gw-fatoora.zatca.gov.sa *.zatca.gov.sa gw-apic-gov.gazt.gov.sa | npm:zatca-xml-js#C composer:salla/zatca#C pypi:fatoora#C
    Zen Quotes | *.zenquotes.io | pypi:zenquotespy#C | | publicapis
    Zenn | zenn.dev *.zenn.dev
    Zenodo | zenodo.org sandbox.zenodo.org *.zenodo.org | pypi:zenodo-api#C pypi:zupload#C pypi:zenodo-client#C pypi:zennewpy#C githubactions:rseng/zenodo-release#G githubactions:zenodraft/action#G | | https://developers.zenodo.org
    Zhihu | api.zhihu.com www.zhihu.com *.zhihu.com | pypi:zhihu-oauth#C pypi:zhihu-python#C | | https://www.zhihu.com
    Zipcloud | zipcloud.ibsnet.co.jp
    ZipRecruiter | *.ziprecruiter.com | | | publicapis
    Île-de-France Mobilités | prim.iledefrance-mobilites.fr *.iledefrance-mobilites.fr
`;
