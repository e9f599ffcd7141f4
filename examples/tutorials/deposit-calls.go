// Prints the two Ethereum calls that deposit AMOUNT of ASSET to PUBKEY: approve on the token, deposit_asset on the bridge.
package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"os"
	"strconv"
	"strings"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

func get(path string, into any) {
	response, err := http.Get(setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox") + "/api/v2/" + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		log.Fatalf("%s: %s %v", path, body, err)
	}
	if err := json.Unmarshal(body, into); err != nil {
		log.Fatal(err)
	}
}

type asset struct {
	Status  string
	Details struct {
		Symbol, Decimals string
		Erc20            *struct{ ContractAddress string }
	}
}

func bridgeAddress() string {
	var answer struct{ NetworkParameter struct{ Value string } }
	var config struct {
		ChainID string                   `json:"chain_id"`
		Bridge  struct{ Address string } `json:"collateral_bridge_contract"`
	}
	get("network/parameters/blockchains.ethereumConfig", &answer)
	if err := json.Unmarshal([]byte(answer.NetworkParameter.Value), &config); err != nil {
		log.Fatal(err)
	}
	fmt.Fprintln(os.Stderr, "Network: Ethereum chain", config.ChainID)
	if address := os.Getenv("BRIDGE"); address != "" {
		return address
	}
	return config.Bridge.Address
}

// toUnits turns tokens as people write them into the smallest unit: 250.75 with six decimals is 250750000.
func toUnits(tokens string, decimals int) *big.Int {
	whole, fraction, _ := strings.Cut(tokens, ".")
	fraction = (fraction + strings.Repeat("0", decimals))[:decimals]
	units, ok := new(big.Int).SetString(whole+fraction, 10)
	if !ok {
		log.Fatalf("%q is not an amount", tokens)
	}
	return units
}

// checkKey stops the program unless the text is a public key: what is credited to another text is lost.
func checkKey(key string) {
	if digits, err := hex.DecodeString(key); err != nil || len(digits) != 32 || key != strings.ToLower(key) {
		log.Fatal("PUBKEY is not a public key: it has 64 characters, 0-9 and a-f.")
	}
}

// region: calls
// word makes one argument of 32 bytes from hexadecimal digits, with or without 0x.
func word(digits string) string {
	digits = strings.ToLower(strings.TrimPrefix(digits, "0x"))
	return strings.Repeat("0", 64-len(digits)) + digits
}

type call struct {
	To    string `json:"to"`
	Value string `json:"value"`
	Data  string `json:"data"`
}

func depositCalls(token, bridge string, amount *big.Int, pubkey string) []call {
	number := word(fmt.Sprintf("%x", amount))
	return []call{
		{token, "0x0", "0x095ea7b3" + word(bridge) + number},                // approve(address,uint256)
		{bridge, "0x0", "0xf7683932" + word(token) + number + word(pubkey)}, // deposit_asset(address,uint256,bytes32)
	}
}

// endregion: calls

func main() {
	key := setting("PUBKEY", "the public key to credit")
	checkKey(key)
	var answer struct{ Asset asset }
	get("asset/"+setting("ASSET", "the id of the asset to deposit"), &answer)
	a := answer.Asset
	if a.Details.Erc20 == nil {
		log.Fatalf("%s is not a token on Ethereum: it cannot be deposited", a.Details.Symbol)
	}
	if a.Status != "STATUS_ENABLED" {
		log.Fatalf("%s is not enabled: a deposit would leave no trace on Vega, and its tokens would stay in the asset pool", a.Details.Symbol)
	}
	decimals, err := strconv.Atoi(a.Details.Decimals)
	if err != nil {
		log.Fatal(err)
	}
	amount := toUnits(setting("AMOUNT", "the number of tokens, such as 250.75"), decimals)
	out, _ := json.MarshalIndent(depositCalls(a.Details.Erc20.ContractAddress, bridgeAddress(), amount, key), "", "  ")
	fmt.Println(string(out))
}
