/** Interfaces to data for everybody, in one line each; see `brief-vendors.ts`. Their names are not looked for (`UNNAMED_CATEGORIES`). */
export const publicData = `
    7Timer! | *.7timer.info | | | publicapis
    ADS-B Exchange | *.adsbexchange.com | | | publicapis
    Advice Slip | *.adviceslip.com | | | publicapis
    Aemet | *.aemet.es | | | publicapis
    AmiiboAPI | *.amiiboapi.com | | | publicapis
    An API of Ice And Fire | *.anapioficeandfire.com | | | publicapis
    AnimeNewsNetwork | *.animenewsnetwork.com | | | publicapis
    Apiip | *.apiip.net | | | publicapis
    ApiMedic | *.apimedic.com | | | publicapis
    APIs.guru | *.apis.guru | | | publicapis
    AQICN | *.aqicn.org | | | publicapis
    Art Institute of Chicago | *.artic.edu | | | publicapis
    ART19 | *.art19.com | | | companiesdb jentic
    Associated Press | *.ap.org | | | publicapis
    Audiomack | *.audiomack.com | | | publicapis
    AviationAPI | *.aviationapi.com | | | publicapis
    AviationWeather | *.aviationweather.gov | | | publicapis
    Bacon Ipsum | *.baconipsum.com | | | publicapis
    Bandcamp | *.bandcamp.com | | | publicapis
    Bandsintown | *.bandsintown.com | | | jentic webappanalyzer
    Bank of Russia | *.cbr.ru | | | publicapis
    Bay Area Rapid Transit | *.bart.gov | | | publicapis
    Beeceptor | *.beeceptor.com | | | publicapis
    BeezUP | *.beezup.com | | | companiesdb jentic
    BigOven | *.bigoven.com | | | jentic
    Billbee | *.billbee.io | | | jentic
    Billingo | *.billingo.hu | | | jentic
    Binlist | *.binlist.net | | | publicapis
    Bitquery | *.bitquery.io | | | publicapis
    Block | *.block.io | | | publicapis
    Blockchain | *.blockchain.com | | | publicapis
    Blockscout | *.blockscout.com | | | publicapis
    Board Game Geek | *.boardgamegeek.com | | | publicapis
    Boston MBTA Transit | *.mbta.com | | | publicapis
    Botify | *.botify.com | | | jentic
    Brainshop.ai | *.brainshop.ai | | | publicapis
    Brawl Stars | *.brawlstars.com | | | publicapis
    Brazil | *.brasilapi.com.br | | | publicapis
    Brazil Receita WS | *.receitaws.com.br | | | publicapis
    CallFire | *.callfire.com | | | jentic
    CallMeBot | *.callmebot.com | | | acmesh
    Cat Facts | *.catfact.ninja | | | publicapis
    Cataas | *.cataas.com | | | publicapis
    CheapShark | *.cheapshark.com | | | publicapis
    Chomp | *.chompthis.com | | | jentic publicapis
    Chronicling America | *.loc.gov | | | publicapis
    chucknorris.io | *.chucknorris.io | | | publicapis
    City Bikes | *.citybik.es | | | publicapis
    Clash of Clans | *.clashofclans.com | | | publicapis
    Clash Royale | *.clashroyale.com | | | publicapis
    CleanURI | *.cleanuri.com | | | publicapis
    CMS.gov | *.cms.gov | | | publicapis
    CodeCogs | *.codecogs.com | | | publicapis
    Codeforces | *.codeforces.com | | | publicapis
    CoinCap | *.coincap.io | | | jentic publicapis
    CoinDCX | *.coindcx.com | | | publicapis
    CoinDesk | *.coindesk.com | | | publicapis
    Coinlore | *.coinlore.com | | | publicapis
    CoinRanking | *.coinranking.com | | | publicapis
    CollegeFootballData.com | *.collegefootballdata.com | | | jentic publicapis
    Colormind | *.colormind.io | | | publicapis
    CORE | *.core.ac.uk | | | publicapis
    CountAPI | *.countapi.xyz | | | publicapis
    Cover Art Archive | coverartarchive.org *.coverartarchive.org | | | https://github.com/AzuraCast/AzuraCast
    Crafatar | *.crafatar.com | | | publicapis
    CryptoMarket | *.cryptomkt.com | | | publicapis
    Cutt.ly | *.cutt.ly | | | publicapis
    Czech National Bank | *.cnb.cz | | | publicapis
    Data USA | *.datausa.io | | | publicapis
    Data.parliament.uk | *.parliament.uk | | | jentic publicapis
    Deck of Cards | *.deckofcardsapi.com | | | publicapis
    Devopness | *.devopness.com | | | jentic
    DigitalNZ | *.digitalnz.org | | | jentic
    Dogs | *.dog.ceo | | | publicapis
    Dota 2 | *.opendota.com | | | publicapis
    DummyJSON | *.dummyjson.com | | | publicapis
    Dungeons and Dragons | *.dnd5eapi.co | | | publicapis
    Dungeons and Dragons (Alternate) | *.open5e.com | | | publicapis
    Economia.Awesome | *.awesomeapi.com.br | | | publicapis
    Energi Data Service | *.energidataservice.dk | | | publicapis
    EPA | *.epa.gov | | | publicapis
    EPO | *.epo.org | | | publicapis
    Ergast F1 | *.ergast.com | | | publicapis
    Ergo | *.joinergo.com | | | nango
    European Central Bank | www.ecb.europa.eu *.ecb.europa.eu | | | https://github.com/opencart/opencart
    Europeana | *.europeana.eu | | | publicapis
    Evil Insult Generator | *.evilinsult.com | | | publicapis
    Ex Libris | *.exlibrisgroup.com | | | jentic
    FaceCheck.ID | *.facecheck.id | | | jentic
    FakerAPI | *.fakerapi.it | | | publicapis
    FakeStoreAPI | *.fakestoreapi.com | | | publicapis
    FavQs.com | *.favqs.com | | | publicapis
    FEC | *.fec.gov | | | publicapis
    Federal Register | *.federalregister.gov | | | publicapis
    figshare | *.figshare.com | | | jentic
    Final Fantasy XIV | *.xivapi.com | | | publicapis
    Finna | api.finna.fi *.finna.fi | | | https://github.com/bookwyrm-social/bookwyrm
    Football (Soccer) Videos | *.scorebat.com | | | publicapis
    Foreca | *.foreca.com | | | publicapis
    Free Dictionary | *.dictionaryapi.dev | | | publicapis
    Freesound | *.freesound.org | | | jentic publicapis
    FreeToGame | *.freetogame.com | | | publicapis
    Fruityvice | *.fruityvice.com | | | publicapis
    FunTranslations | *.funtranslations.com | | | jentic publicapis
    Furkot | *.furkot.com | | | jentic
    fyyd | api.fyyd.de *.fyyd.de | | | https://github.com/AntennaPod/AntennaPod
    GamerPower | *.gamerpower.com | | | publicapis
    GetMeRadio | services.getmeradio.com *.getmeradio.com | | | https://github.com/AzuraCast/AzuraCast
    Giant Bomb | *.giantbomb.com | | | publicapis
    Go-UPC | *.go-upc.com | | | jentic
    Gorest | *.gorest.co.in | | | publicapis
    gpodder.net | gpodder.net *.gpodder.net | | | https://github.com/AntennaPod/AntennaPod
    Guild Wars 2 | *.guildwars2.com | | | publicapis
    Gutendex | *.gutendex.com | | | publicapis
    Hacker News | hacker-news.firebaseio.com
    Handwrytten | *.handwrytten.com | | | jentic
    Hebrew Calendar | *.hebcal.com | | | publicapis
    HTTP Cat | *.http.cat | | | publicapis
    Httpbin | *.httpbin.org | | | jentic publicapis
    Hypixel | *.hypixel.net | | | publicapis
    IBGE | *.ibge.gov.br | | | publicapis
    icanhazdadjoke | *.icanhazdadjoke.com | | | publicapis
    Icons8 | *.icons8.com | | | publicapis
    Imgflip | *.imgflip.com | | | publicapis
    import.io | *.import.io | | | jentic publicapis
    Indian Mutual Fund | *.mfapi.in | | | publicapis
    Infermedica | *.infermedica.com | | | publicapis
    INSEE | api.insee.fr *.insee.fr | | | https://github.com/coopcycle/coopcycle-web
    Inventaire | inventaire.io *.inventaire.io | | | https://github.com/bookwyrm-social/bookwyrm
    IPMA | *.ipma.pt | | | publicapis
    IQAir | *.iqair.com | | | publicapis
    ISNI | isni.oclc.org | | | https://github.com/bookwyrm-social/bookwyrm
    Jamendo | *.jamendo.com | | | publicapis
    Jikan | *.jikan.moe | | | publicapis
    Jooble | *.jooble.org | | | publicapis
    journy.io | *.journy.io | | | jentic
    JSONbin.io | *.jsonbin.io | | | publicapis
    JSONPlaceholder | *.typicode.com | | | publicapis
    Judge0 CE | *.judge0.com | | | publicapis
    Jumpseller | *.jumpseller.com | | | jentic
    kanye.rest | *.kanye.rest | | | publicapis
    KKBOX | *.kkbox.com | | | publicapis
    Kutt | *.kutt.it | | | publicapis
    Land Transport Authority DataMall, Singapore | *.lta.gov.sg | | | publicapis
    Launch Library 2 | *.thespacedevs.com | | | publicapis
    Libravatar | seccdn.libravatar.org *.libravatar.org | | | https://github.com/AzuraCast/AzuraCast
    Libris | libris.kb.se | | | https://github.com/bookwyrm-social/bookwyrm
    Lordicon | *.lordicon.com | | | publicapis
    Lorem Picsum | *.picsum.photos | | | publicapis
    LRCLIB | *.lrclib.net
    Lufthansa | *.lufthansa.com | | | jentic
    mail.gw | *.mail.gw | | | publicapis
    mail.tm | *.mail.tm | | | publicapis
    MalShare | *.malshare.com | | | publicapis
    MangaDex | *.mangadex.org | | | publicapis
    MarketAux | *.marketaux.com | | | publicapis
    Marvel | *.marvel.com | | | publicapis
    media.ccc.de | media.ccc.de *.media.ccc.de | | | https://github.com/diaspora/diaspora
    Mempool | *.mempool.space | | | publicapis wtf
    MercadoBitcoin | *.mercadobitcoin.com.br | | | publicapis
    Metaphorsum | *.metaphorpsum.com | | | publicapis
    Meteorologisk Institutt | *.met.no | | | publicapis
    Minecraft Server Status | *.mcsrvstat.us | | | publicapis
    MineSkin | *.mineskin.org | | | jentic
    Mocky | *.mocky.io | | | publicapis
    mod.io | *.mod.io | | | publicapis
    ModerateContent | *.moderatecontent.com | | | jentic
    Musixmatch | *.musixmatch.com | | | jentic publicapis
    MyMemory | api.mymemory.translated.net | | | https://github.com/SubtitleEdit/subtitleedit
    Namsor | *.namsor.com | | | jentic
    National Bank of Poland | *.nbp.pl | | | publicapis
    National Bank of Romania | www.bnr.ro *.bnr.ro | | | https://github.com/BlueWallet/BlueWallet
    National Park Service, US | *.nps.gov | | | publicapis
    Navitia | *.navitia.io | | | publicapis
    Noun Project | *.thenounproject.com | | | publicapis
    Nownodes | *.nownodes.io | | | publicapis
    Numbers | *.numbersapi.com | | | publicapis
    Octopart | *.octopart.com | | | publicapis
    OKEx | *.okex.com | | | publicapis
    One Map, Singapore | *.onemap.gov.sg | | | publicapis
    OP3 | op3.dev | | | https://github.com/AzuraCast/AzuraCast
    Open Brewery DB | *.openbrewerydb.org | | | publicapis
    Open Government, Australia | *.data.gov.au | | | publicapis
    Open Government, India | *.data.gov.in | | | publicapis
    Open Government, Singapore | *.data.gov.sg | | | publicapis
    Open Government, USA | *.data.gov | | | publicapis
    Open Notify | *.open-notify.org | | | publicapis
    Open States | *.openstates.org | | | jentic
    Open Topo Data | *.opentopodata.org | | | publicapis
    Open Trivia | *.opentdb.com | | | publicapis
    OpenAIRE | api.openaire.eu *.openaire.eu
    OpenAlex | *.openalex.org | | | publicapis
    OpenAQ | *.openaq.org | | | publicapis
    OpenF1 | *.openf1.org | | | publicapis
    OpenLigaDB | *.openligadb.de | | | publicapis
    OpenPhish | openphish.com *.openphish.com | | | https://github.com/stalwartlabs/stalwart
    OpenSanctions | *.opensanctions.org | | | publicapis
    openSenseMap | *.opensensemap.org | | | publicapis
    Oxford | *.oxforddictionaries.com | | | jentic publicapis
    Path of Exile | *.pathofexile.com | | | publicapis
    Petfinder | *.petfinder.com | | | publicapis
    PhishStats | *.phishstats.info | | | publicapis
    Pixela | *.pixe.la | | | publicapis
    PlaceKit | *.placekit.co | | | jentic
    PocketSmith | *.pocketsmith.com | | | jentic
    Podcast Index | api.podcastindex.org *.podcastindex.org | | | https://github.com/AntennaPod/AntennaPod
    Pokémon TCG | *.pokemontcg.io | | | publicapis
    Probely | *.probely.com | | | jentic
    PRSS | *.prss.org | | | jentic
    PunkAPI | *.punkapi.com | | | publicapis
    PurgoMalum | *.purgomalum.com | | | publicapis
    Purple Air | *.purpleair.com | | | publicapis
    Pyzor | public.pyzor.org *.pyzor.org | | | https://github.com/stalwartlabs/stalwart
    QR code | *.goqr.me | | | publicapis
    Quotes on Design | *.quotesondesign.com | | | publicapis
    Quran Cloud | *.alquran.cloud | | | publicapis
    QWeather | *.qweather.com | | | publicapis
    Radio Browser | *.radio-browser.info | | | publicapis
    radio.de | api.radio.de *.radio.de | | | https://github.com/AzuraCast/AzuraCast
    Railway Transport for France | *.sncf.com | | | publicapis
    RainViewer | *.rainviewer.com | | | publicapis
    Random Data | *.random-data-api.com | | | publicapis
    RandomFox | *.randomfox.ca | | | publicapis
    Randommer | *.randommer.io | | | jentic publicapis
    RandomUser | *.randomuser.me | | | publicapis
    redirection.io | *.redirection.io | | | jentic
    RentCast | *.rentcast.io | | | jentic
    ReqRes | *.reqres.in | | | publicapis
    Rick and Morty | *.rickandmortyapi.com | | | publicapis
    ROR | api.ror.org *.ror.org
    Rotten Tomatoes | *.rottentomatoes.com | | | jentic
    Sabre for Developers | *.sabre.com | | | publicapis
    Sakari | *.sakari.io | | | jentic
    SAM.gov | api.sam.gov *.sam.gov
    SchoolDigger | *.schooldigger.com | | | jentic
    ScrapeNinja | *.scrapeninja.net | | | publicapis
    ScrapingDog | *.scrapingdog.com | | | publicapis
    SeatGeek | *.seatgeek.com | | | publicapis
    SEC EDGAR Data | *.sec.gov | | | publicapis
    setlist.fm | *.setlist.fm | | | jentic
    SHARE | *.osf.io | | | jentic publicapis
    Sheetsu | *.sheetsu.com | | | publicapis
    Shorten.REST | *.shorten.rest | | | jentic
    SlideRoom | *.slideroom.com | | | jentic
    Songkick | *.songkick.com | | | publicapis
    Songsterr | *.songsterr.com | | | publicapis
    Spaceflight News | *.spaceflightnewsapi.net | | | publicapis
    SpaceTradersAPI | *.spacetraders.io | | | publicapis
    SpaceX-API | *.spacexdata.com | | | wtf
    Spinitron | *.spinitron.com | | | jentic
    SuperHeroes | *.superheroapi.com | | | publicapis
    SWAPI | *.swapi.dev | | | publicapis
    Tankerkoenig | *.tankerkoenig.de | | | publicapis
    TasteDive | *.tastedive.com | | | publicapis
    TCGdex | *.tcgdex.net | | | jentic publicapis
    Tebex | *.tebex.io | | | publicapis webappanalyzer
    Telegraph | *.telegra.ph | | | publicapis
    The Blue Alliance | *.thebluealliance.com | | | jentic
    The Dog | *.thedogapi.com | | | publicapis
    The Muse | *.themuse.com | | | publicapis
    TheAudioDB | *.theaudiodb.com | | | publicapis
    TheNews | *.thenewsapi.com | | | publicapis
    They Said So | *.quotes.rest | | | jentic
    They Said So Quotes | *.theysaidso.com | | | publicapis
    TokenJay | *.tokenjay.app | | | jentic
    Transit | *.transitapp.com | | | jentic
    TransitLand | *.transit.land | | | publicapis
    Transport for Atlanta, US | *.itsmarta.com | | | publicapis
    Transport for Belgium | *.irail.be | | | publicapis
    Transport for Chicago, US | *.transitchicago.com | | | publicapis
    Transport for Finland | *.digitransit.fi | | | publicapis
    Transport for London, England | *.tfl.gov.uk | | | jentic publicapis
    Transport for Norway | *.entur.org | | | publicapis
    Transport for Philadelphia, US | *.septa.org | | | publicapis
    Transport for Sweden | *.trafiklab.se | | | publicapis
    Transport for The Netherlands | *.ns.nl | | | publicapis
    Transport for UK | *.transportapi.com | | | publicapis
    Transport for United States | *.umoiq.com | | | publicapis wtf
    Transport for Washington, US | *.wmata.com | | | publicapis
    transport.rest | *.transport.rest | | | publicapis
    TuneIn | air.radiotime.com *.radiotime.com | | | https://github.com/AzuraCast/AzuraCast
    TVDB | *.thetvdb.com | | | publicapis
    UK Police | *.police.uk | | | publicapis
    Up Bank | *.up.com.au | | | jentic
    USAJOBS | *.usajobs.gov | | | publicapis
    USAspending.gov | *.usaspending.gov | | | publicapis
    USPTO | *.uspto.gov | | | publicapis
    Valorant (non-official) | *.valorant-api.com | | | publicapis
    Velo Payments | *.velopayments.com | | | jentic
    ViaCep | *.viacep.com.br | | | publicapis
    VocaDB | *.vocadb.net | | | jentic
    Waifu.im | *.waifu.im | | | publicapis
    Waifu.pics | *.waifu.pics | | | publicapis
    Wallhaven | *.wallhaven.cc | | | publicapis
    Wargaming.net | *.wargaming.net | | | publicapis
    Watchmode | *.watchmode.com | | | publicapis
    Wealth Reader | *.wealthreader.com | | | jentic
    Wger | *.wger.de | | | publicapis
    WikiPathways | *.wikipathways.org | | | jentic
    Wordnik | *.wordnik.com | | | jentic publicapis
    Words | *.wordsapi.com | | | publicapis
    World Bank | *.worldbank.org | | | publicapis
    xeno-canto | *.xeno-canto.org | | | publicapis
    xkcd | *.xkcd.com | | | jentic publicapis
    Yu-Gi-Oh! | *.ygoprodeck.com | | | publicapis
    Zen Quotes | *.zenquotes.io | | | publicapis
    ZipRecruiter | *.ziprecruiter.com | | | publicapis
`;
